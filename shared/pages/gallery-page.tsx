import { css } from '@emotion/react';
import { Island } from '../components/controls/island.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { PhotoWall } from '../components/pictures/photo-wall.tsx';
import { galleryPage as wording, galleryPhotos } from '../data/archive/gallery-photos.ts';
import type { PictureId } from '../data/pictures/pictures.ts';
import { definePage } from '../page.ts';
import { galleryStep, shownCounts } from '../rules/shown-photos.ts';
import { measure } from '../look/measures.ts';

const layout = css`
  ${measure};
  display: grid;
  gap: 2.5rem;
`;

interface GalleryProps {
  readonly copy: typeof wording;
  readonly photos: readonly PictureId[];
  readonly shown: number;
}

function Gallery({ copy, photos, shown }: GalleryProps) {
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <div css={layout}>
        <PhotoWall photos={photos} shown={shown} batch={galleryStep} leads />
        <Island
          name="gallery"
          when="load"
          handles="[id^=photo-] a, [data-island=gallery] form"
          props={{ shown, total: photos.length, loadMore: copy.loadMore, view: copy.view }}
        />
      </div>
    </>
  );
}

export const galleryPage = definePage({
  name: 'gallery',
  label: 'Gallery',
  section: 'archive',
  menu: 'bar',
  views: { shown: shownCounts(galleryPhotos.length) },
  load: ({ view }) => ({ copy: wording, photos: galleryPhotos, shown: Number(view.shown) }),
  meta: ({ copy }) => copy,
  Component: Gallery,
});
