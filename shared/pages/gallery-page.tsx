import { css } from '@emotion/react';
import { Island } from '../components/controls/island.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { PhotoWall } from '../components/pictures/photo-wall.tsx';
import { galleryPage as copy, galleryPhotos } from '../data/archive/gallery-photos.ts';
import { definePage } from '../page.ts';
import { galleryStep, shownCounts, shownPhotos } from '../rules/shown-photos.ts';
import { measure } from '../look/measures.ts';
import { buttonStyle } from '../look/surfaces.ts';

const total = galleryPhotos.length;

const layout = css`
  ${measure};
  display: grid;
  gap: 2.5rem;
`;

const more = css`
  justify-self: center;
  button {
    ${buttonStyle};
  }
`;

function Gallery({ data: { shown } }: { readonly data: { readonly shown: number } }) {
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <div css={layout}>
        <PhotoWall photos={galleryPhotos} shown={shown} batch={galleryStep} eager />
        <Island
          name="gallery"
          when="load"
          answers="[id^='photo-'] > a, [data-island='gallery'] form"
          css={more}
          props={{ shown, total, loadMore: copy.loadMore, view: copy.view }}
        />
      </div>
    </>
  );
}

export const galleryPage = definePage<{ readonly shown: number }>({
  name: 'gallery',
  label: 'Gallery',
  section: 'archive',
  menu: 'bar',
  views: shownCounts(total)
    .slice(1)
    .map((shown) => `shown=${shown}`),
  load: ({ query }) => ({ shown: shownPhotos(query.get('shown'), total) }),
  meta: () => ({ title: copy.title, description: copy.description }),
  Component: Gallery,
});
