import { css } from '@emotion/react';
import { aboveFooter, measure } from '../../look/measures.ts';
import { withoutScript } from '../../look/without-script.ts';
import { buttonStyle, inkedOnHover } from '../../look/surfaces.ts';
import { visuallyHidden } from '../../look/decorations.ts';
import { capitals, media, surface, rule, fontSize, stacked, wrapping } from '../../look/tokens.ts';
import { Field } from '../controls/field.tsx';
import { Island } from '../controls/island.tsx';
import { LinkList, PageLink } from '../type/page-link.tsx';
import { Paragraph } from '../type/running-text.tsx';
import { usePageContext } from './page-context.tsx';

/* The footer is ink in light and dark mode, with a coupon of paper. */
const footerStyle = css`
  --ground: var(--ink);
  --text: var(--paper);
  margin-top: ${aboveFooter};
  padding-block: 1rem 0.75rem;
  border-top: ${rule};
  ${surface.ground};
  /* Under a border between two pixels, the background would shine through. */
  background-clip: padding-box;
  font-size: clamp(0.8rem, 1.1vw, 0.9rem);
  h2 {
    font-size: clamp(0.95rem, 1.6vw, 1.25rem);
  }
`;

const grid = css`
  ${measure};
  ${stacked('1.25rem 1.5rem', 'start')};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.tablet} {
    grid-template-columns: repeat(4, auto);
  }
  ${media.wide} {
    grid-template-columns: 24rem repeat(5, auto);
  }
  @media (max-width: 20em) {
    display: block;
  }
  li > a,
  address a {
    display: inline-block;
    padding-block: 0.3rem;
  }
  address {
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;

const across = css`
  grid-column: 1 / -1;
`;

const imprint = css`
  ${across};
  ${capitals(fontSize.heading, 100)};
`;

const coupon = css`
  --ground: var(--paper);
  --text: var(--ink);
  ${wrapping('0.5rem', 'end')};
  padding: 0.75rem;
  border: 3px dashed;
  ${surface.ground};
  > :not(button) {
    flex: 1 1 100%;
  }
  label {
    flex-basis: 7.5rem;
  }
  button {
    padding: 0.8em 0.7em 0.77em;
  }
`;

const offers = css`
  ${across};
  ${stacked('0.75rem', 'start')};
  ${media.tablet} {
    grid-column: 2 / -1;
  }
  ${media.wide} {
    grid-area: 2 / 1 / span 2;
  }
`;

/* Beside the printer's note, three overlapping discs show the inks
   as printers test them, the third out of line. */
const note = css`
  ${across};
  ${media.wide} {
    grid-column: 2 / -1;
  }
  &::before {
    content: '';
    float: right;
    width: 4rem;
    height: 1.8rem;
    margin: 0.2rem 0 0 0.6rem;
    background:
      radial-gradient(circle at 0.8rem 0.8rem, var(--first) 0.78rem, #0000 0.8rem),
      radial-gradient(circle at 2rem 0.8rem, var(--second) 0.78rem, #0000 0.8rem),
      radial-gradient(circle at 3.2rem 1rem, var(--text) 0.78rem, #0000 0.8rem);
    background-blend-mode: var(--overprint);
  }
`;

/** The social networks' icons: one SVG path each, in a square of 24 units. */
const drawings: Readonly<Record<string, string>> = {
  Instagram: 'M3 3h18v18H3zM6 6v12h12V6zm6 2.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm3.6-1.6h1.8v1.8h-1.8z',
  Facebook: 'M14 22v-8h3l.6-4H14V8c0-1.3.6-2 2-2h1.8V2.5C17 2.2 16 2 15 2c-3.3 0-5 2-5 5v3H7v4h3v8z',
  Bluesky:
    'M12 10.5C10.5 7.5 6.5 4 3.5 3 2 3 2 4.5 2 6c0 2 .8 6 2 7 1.3 1 3 .9 4.5.7-3.5.7-5 2.8-3 5.3 2.5 2.5 5 1 6.5-3 1.5 4 4 5.5 6.5 3 2-2.5.5-4.6-3-5.3 1.5.2 3.2.3 4.5-.7 1.2-1 2-5 2-7 0-1.5 0-3-1.5-3-3 1-7 4.5-8.5 7.5z',
  YouTube: 'M1 4h22v16H1zm9 4v8l6-4z',
};

/** The icon of any other network: two links of a chain. */
const chain =
  'M10 7H7a5 5 0 0 0 0 10h3v-2H7a3 3 0 0 1 0-6h3zm4 0v2h3a3 3 0 0 1 0 6h-3v2h3a5 5 0 0 0 0-10zM8 11h8v2H8z';

const row = css`
  ${wrapping('0.5rem')};
  li > a {
    display: grid;
    place-items: center;
    padding: 0;
    width: 2.75rem;
    height: 2.75rem;
    border: ${rule};
    ${inkedOnHover};
  }
`;

function Networks() {
  const { edition, wording } = usePageContext();
  return (
    <nav aria-labelledby="networks">
      <h2 id="networks" css={visuallyHidden}>
        {wording.footer.headings.social}
      </h2>
      <ul css={row}>
        {edition.social.map(({ network, url }) => (
          <li key={network}>
            <a href={url} rel="me noopener">
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d={drawings[network] ?? chain} fill="currentColor" fillRule="evenodd" />
              </svg>
              <span css={visuallyHidden}>{network}</span>
            </a>
          </li>
        ))}
      </ul>
      <Island name="tooltips" when="interaction" props={{}} />
    </nav>
  );
}

export function Footer() {
  const { edition, wording } = usePageContext();
  return (
    <footer css={footerStyle}>
      <div css={grid}>
        <p css={imprint}>{`${edition.name} ${edition.year}`}</p>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">{wording.footer.headings.quickLinks}</h2>
          <LinkList links={wording.footer.quickLinks} />
        </nav>
        {wording.footer.groups.map(({ heading, links }) => (
          <div key={heading}>
            <h2>{heading}</h2>
            <LinkList links={links} />
          </div>
        ))}
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{wording.footer.headings.contact}</h2>
          <address>
            <p>{edition.fullName}</p> <p>{edition.office}</p>{' '}
            <p>
              <PageLink to={`mailto:${edition.email.hello}`}>{edition.email.hello}</PageLink>
            </p>{' '}
            <p>
              <PageLink to={`tel:${edition.phone.office}`}>{edition.phone.office}</PageLink>
            </p>
          </address>
        </section>
        <div css={offers}>
          <section aria-labelledby="newsletter">
            {/* Outside a dialog, method="dialog" makes the browser validate the form and send it nowhere. */}
            <form method="dialog" css={coupon}>
              <h2 id="newsletter">{wording.footer.headings.newsletter}</h2>
              <p>{wording.footer.newsletter.lead}</p>
              <Field label={wording.footer.newsletter.label} name="email" type="email" autoComplete="email" />
              <button type="submit" css={buttonStyle}>
                {wording.footer.newsletter.button}
              </button>
              <Island
                name="message-form"
                when="interaction"
                props={{ success: wording.footer.newsletter.success, close: wording.closeNotice }}
              />
              <Paragraph css={withoutScript} text={wording.footer.newsletter.withoutJavaScript} />
            </form>
          </section>
          <Networks />
        </div>
        <p css={note}>{`${wording.footer.cookies} ${wording.footer.colophon}`}</p>
      </div>
    </footer>
  );
}
