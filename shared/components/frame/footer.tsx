import { css } from '@emotion/react';
import { measure } from '../../look/measures.ts';
import { withoutScript } from '../../look/without-script.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { media, rule } from '../../look/tokens.ts';
import { Field } from '../controls/field.tsx';
import { Island } from '../controls/island.tsx';
import { PageLink } from '../type/page-link.tsx';
import { usePageContext } from './page-context.tsx';
import { Paragraph } from '../type/running-text.tsx';
import { Networks } from './networks.tsx';
import { WoodType } from '../type/wood-type.tsx';

const footerStyle = css`
  margin-top: 5rem;
  padding-top: 2.5rem;
  border-top: ${rule};
  > div > p {
    max-width: none;
  }
  address {
    font-style: normal;
  }
  h2 {
    margin-bottom: 0.75rem;
    font-size: 1.25rem;
  }
`;

const columns = css`
  display: grid;
  gap: 2.5rem;
  margin-block: 2.5rem 3rem;
  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
  @media (min-width: 72em) {
    grid-template-columns: auto 1fr 1.4fr auto;
    gap: 2rem;
    > * + * {
      padding-left: 2rem;
      border-left: ${rule};
    }
  }
`;

const links = css`
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
`;

const twoColumns = css`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
    column-gap: 1rem;
  }
`;

const newsletter = css`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  > label {
    width: 100%;
  }
`;

const strip = css`
  padding-block: 1.25rem;
  border-top: ${rule};
  background: var(--ink);
  color: var(--paper);
  font-size: 0.9rem;
`;

const disc = (centre: string, ink: string) =>
  `radial-gradient(circle at ${centre}, var(--${ink}) 1.2rem, #0000 calc(1.2rem + 0.5px))`;

/* Beside the text, three inks as printers test them: discs that overlap, the third of them out of line. */
const colophon = css`
  ${measure};
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6rem;
  align-items: center;
  gap: 1rem;
  &::after {
    content: '';
    height: 3.25rem;
    background:
      ${disc('1.2rem 1.5rem', 'first')}, ${disc('3rem 1.5rem', 'second')}, ${disc('4.7rem 1.75rem', 'paper')};
    background-blend-mode: screen;
  }
`;

/* A row of links above the colophon's two columns. */
const endLine = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.25rem;
`;

/* A moon: an outline, and full when the switch is on. In forced colours its border fills it. */
const leanSwitch = css`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    content: '';
    width: 1.2rem;
    height: 1.2rem;
    border: 3px solid;
    border-radius: 50%;
  }
  &[aria-pressed='true']::before {
    border-width: 0.6rem;
    background: currentColor;
  }
`;

export function Footer() {
  const { festival, wording } = usePageContext();
  return (
    <footer css={footerStyle}>
      <div css={measure}>
        <p>
          <WoodType text={`${festival.name} ${festival.year}`} longest={20} ems={7.5} wide={10} />
        </p>
        <div css={columns}>
          <nav aria-labelledby="quick-links" css={[links, twoColumns]}>
            <h2 id="quick-links">{wording.footer.headings.quickLinks}</h2>
            <ul>
              {wording.footer.quickLinks.map(({ text, to }) => (
                <li key={to}>
                  <PageLink to={to}>{text}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-labelledby="footer-contact">
            <h2 id="footer-contact">{wording.footer.headings.contact}</h2>
            <address css={links}>
              <p>{festival.fullName}</p>
              <p>{festival.office}</p>
              <p>
                <PageLink to={`mailto:${festival.email.hello}`}>{festival.email.hello}</PageLink>
              </p>
              <p>
                <PageLink to={`tel:${festival.phone.office}`}>{festival.phone.office}</PageLink>
              </p>
            </address>
          </section>
          <section aria-labelledby="newsletter">
            <h2 id="newsletter">{wording.footer.headings.newsletter}</h2>
            {/* Outside a dialog, method="dialog" makes the browser validate the form and send it nowhere. */}
            <form method="dialog" css={newsletter}>
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
      </div>
      <div css={strip}>
        <div css={colophon}>
          <ul css={[links, endLine]}>
            {wording.footer.endLine.map(({ text, to }) => (
              <li key={to}>
                <PageLink to={to}>{text}</PageLink>
              </li>
            ))}
          </ul>
          <div>
            <p>{wording.footer.colophon}</p>
            <p>{wording.footer.cookies}</p>
            {/* `client/lean-switch.ts` says whether it is on, and shows it. */}
            <button id="lean" hidden css={leanSwitch}>
              {wording.footer.lean}
            </button>
          </div>
        </div>
      </div>
    </footer>
  );
}
