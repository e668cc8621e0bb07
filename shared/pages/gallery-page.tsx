import { Island } from '../components/controls/island.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { PhotoWall } from '../components/pictures/photo-wall.tsx';
import { definePage } from '../page.ts';
import { galleryStep, shownCounts } from '../rules/shown-photos.ts';
import { column } from '../look/measures.ts';
import type { Festival } from '../festival/create-festival.ts';

const layout = column('2.5rem');

export const galleryPage = ({ galleryPhotos, texts: { galleryPage: wording } }: Festival) =>
  wording &&
  definePage({
    name: 'gallery',
    label: 'Gallery',
    section: 'archive',
    menu: 'bar',
    views: { shown: shownCounts(galleryPhotos.length) },
    load: ({ view }) => ({ copy: wording, photos: galleryPhotos, shown: Number(view.shown) }),
    meta: ({ copy }) => copy,
    Component: ({ copy, photos, shown }) => (
      <>
        <PageTitle title={copy.title} lead={copy.lead} />
        <div css={layout}>
          <PhotoWall photos={photos} shown={shown} batch={galleryStep} />
          <Island
            name="gallery"
            when="load"
            handles="[id^=photo-] a, [data-island=gallery] form"
            props={{ shown, total: photos.length, loadMore: copy.loadMore, view: copy.view }}
          />
        </div>
      </>
    ),
  });
