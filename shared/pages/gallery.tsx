import { css } from '@emotion/react';
import { PageTitle } from '../components/page-title.tsx';
import { PhotoWall } from '../components/photo-wall.tsx';
import { galleryPage as copy, galleryPhotos } from '../data/gallery.ts';
import { definePage } from '../page.ts';
import { pathTo } from '../paths.ts';
import { nextShown, shownPhotos } from '../rules/gallery.ts';
import { buttonStyle, measure } from '../theme.ts';

const layout = css`
  ${measure};
  display: grid;
  gap: 2.5rem;
  form {
    justify-self: center;
  }
`;

function Gallery({ data: { shown } }: { readonly data: { readonly shown: number } }) {
  const next = nextShown(shown);
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <div css={layout}>
        <PhotoWall photos={galleryPhotos} shown={shown} />
        {next && (
          <form action={`${pathTo('gallery')}#photo-${shown + 1}`}>
            <button type="submit" name="shown" value={next} css={buttonStyle}>
              {copy.loadMore}
            </button>
          </form>
        )}
      </div>
    </>
  );
}

export const galleryPage = definePage<{ readonly shown: number }>({
  name: 'gallery',
  label: 'Gallery',
  section: 'archive',
  menu: 'bar',
  load: ({ query }) => ({ shown: shownPhotos(query.get('shown')) }),
  meta: () => ({ title: copy.title, description: copy.description }),
  Component: Gallery,
});
