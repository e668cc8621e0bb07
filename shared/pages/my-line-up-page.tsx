import { css } from '@emotion/react';
import { Island } from '../components/controls/island.tsx';
import { usePageContext } from '../components/frame/page-context.tsx';
import { lowHead, headingBeside, stack } from '../look/measures.ts';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { lineUpWords, myLineUpPage as wording } from '../data/wording/my-line-up-wording.ts';
import { toCome } from '../data/wording/to-come.ts';
import { lettersOf } from '../look/line-breaks.ts';
import { media, notOnPaper, on, rule, woodType } from '../look/tokens.ts';
import { columnsOf, rowsOf } from '../figures/columns.ts';
import { definePage } from '../page.ts';
import { lineUpContent } from '../festival/line-up-content.ts';
import { sets } from '../festival/programme.ts';
import { askedLineUps } from '../rules/my-line-up/asked-line-ups.ts';
import { ownPicks } from '../rules/my-line-up/pick-actions.ts';
import { isEmpty } from '../rules/my-line-up/picks.ts';

/*
 * As what is picked will stand: a row of stubs. The browser may keep picks of which the server knows nothing: it looks
 * before the page says that there are none.
 */
const emptyStyle = css`
  && ol {
    gap: 1rem 1.75rem;
    max-width: none;
    padding: 0;
    list-style: none;
    counter-reset: step;
    ${media.desktop} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  li {
    position: relative;
    padding: 0.9rem 1rem 0.9rem min(7rem, 30%);
    border: ${rule};
    counter-increment: step;
    &::before {
      content: counter(step);
      position: absolute;
      inset: 0 auto 0 0;
      display: grid;
      place-content: center;
      width: min(6rem, 25%);
      border-right: 3px dashed var(--ink);
      ${on.first};
      font: 900 4rem/1 ${woodType};
    }
    &:nth-of-type(2)::before {
      background: var(--second);
    }
  }
  @media (scripting: enabled) {
    &:not(:has(~ [data-live], ~ [data-failed])) {
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

/* Paper has the days alone. */
const head = css`
  ${lowHead};
  ${notOnPaper};
`;

const ids = new Set(sets.map(({ id }) => id));

const rows = rowsOf(lineUpContent.sets).map((set) => ({ ...set, letters: lettersOf(set.title) }));
const board = { ...lineUpContent, sets: columnsOf(rows) };

const asked = [...ownPicks, 'with', 'with-maybe', 'with-needs', 'needs'];

/** A visitor's own line-up. Their picks are in the address, or on their device alone. */
export const myLineUpPage = definePage({
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
    return { copy: wording, lineUps: askedLineUps(query, ids), content: board };
  },
  meta: ({ copy, lineUps }) => ({
    ...copy,
    title: isEmpty(lineUps.other) ? copy.title : `${lineUpWords.compare.title} · ${copy.title}`,
  }),
  Component({ copy, lineUps, content }) {
    const { origin } = usePageContext();
    return (
      <>
        <div css={head}>
          <PageTitle title={copy.title} lead={copy.lead} />
        </div>
        <div css={stack}>
          <section
            id="no-picks"
            hidden={!isEmpty(lineUps.picks) || !isEmpty(lineUps.other)}
            css={emptyStyle}
            aria-labelledby="no-picks-heading"
          >
            <h2 id="no-picks-heading">{copy.empty.heading}</h2>
            {ids.size === 0 && <p>{toCome.programme.title}.</p>}
            <Prose blocks={[{ steps: copy.empty.steps }]} />
          </section>
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
