import { css } from '@emotion/react';
import { Island } from '../components/island.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { PhotoWall } from '../components/photo-wall.tsx';
import { galleryPage as copy, galleryPhotos } from '../data/gallery.ts';
import { definePage } from '../page.ts';
import { galleryStep, shownCounts, shownPhotos } from '../rules/gallery.ts';
import { buttonStyle, measure } from '../theme.ts';

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
