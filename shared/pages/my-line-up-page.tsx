import { css } from '@emotion/react';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { Island } from '../components/controls/island.tsx';
import { usePageContext } from '../components/frame/page-context.tsx';
import { headingBeside, stack } from '../look/measures.ts';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { notOnPaper } from '../look/tokens.ts';
import { definePage } from '../page.ts';
import { askedLineUps } from '../rules/my-line-up/asked-line-ups.ts';
import { ownPicks, isEmpty } from '../rules/my-line-up/picks.ts';
import type { Festival } from '../festival/create-festival.ts';

/* The browser may store picks that the server does not know, so it
   looks before the page says that there are none. */
const emptyStyle = css`
  margin-block: -2.75rem 4rem;
  && > section {
    padding-top: 4rem;
  }
  @media (scripting: enabled) {
    &:not(:has(~ * > [data-live], ~ * > [data-failed])) {
      animation: unsure 3s;
    }
  }
  @keyframes unsure {
    from,
    to {
      visibility: hidden;
    }
  }
`;

const about = css`
  && {
    ${notOnPaper};
  }
`;

const asked = [...ownPicks, 'with', 'needs'];

/** A visitor's own line-up. The picks are in the address, or only on the visitor's device. */
export function myLineUpPage({
  lineUpContent,
  sets,
  texts: { lineUpWords, myLineUpPage: wording, toCome },
}: Festival) {
  const ids = new Set(sets.map(({ id }) => id));

  return definePage({
    name: 'my-line-up',
    label: wording.title,
    section: 'programme',
    parent: 'programme/schedule',
    unlisted: true,
    offline: 'saves',
    scripts: ['from-link'],
    visitorQuery: asked,
    showsItself: asked,
    load: ({ query }) => {
      return { copy: wording, lineUps: askedLineUps(query, ids), content: lineUpContent };
    },
    meta: ({ copy, lineUps }) => ({
      ...copy,
      title: lineUps.others.length === 0 ? copy.title : `${lineUpWords.compare.title} · ${copy.title}`,
    }),
    Component({ copy, lineUps, content }) {
      const { origin } = usePageContext();
      return (
        <>
          <div css={notOnPaper}>
            <PageTitle title={copy.title} lead={copy.lead} low />
          </div>
          {isEmpty(lineUps.picks) && lineUps.others.length === 0 && (
            <section id="no-picks" css={emptyStyle}>
              <FeatureBlock
                of={{
                  title: copy.empty.heading,
                  ...(ids.size === 0 && { text: `${toCome.programme.title}.` }),
                  list: copy.empty.steps,
                }}
              />
            </section>
          )}
          <div css={stack}>
            <Island
              name="my-line-up"
              when="load"
              handles="[data-island=my-line-up] form"
              props={{ ...lineUps, content: { ...content, origin } }}
            />
            <section css={[about, headingBeside]} aria-labelledby="about-picks">
              <h2 id="about-picks">{copy.about.heading}</h2>
              <Prose blocks={copy.about.blocks} />
            </section>
          </div>
        </>
      );
    },
  });
}
