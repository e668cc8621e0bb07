import { css } from '@emotion/react';
import { silently } from '../../look/decorations.ts';
import { notOnPaper, stacked, woodType } from '../../look/tokens.ts';
import { solidForme } from '../broadsides/forme.ts';
import { WoodType } from '../type/wood-type.tsx';

const steps = css`
  ${notOnPaper};
  ${solidForme};
  ol {
    ${stacked('1.5rem')};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
    counter-reset: step;
  }
  li {
    counter-increment: step;
    &::before {
      ${silently('counter(step)')};
      font: 900 4.5rem/0.8 ${woodType};
    }
  }
  p {
    color: var(--text);
    font-weight: 600;
  }
  svg {
    width: 100%;
    fill: var(--ground);
    stroke: var(--text);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .fold,
  .cut,
  .line {
    fill: none;
  }
  .ink {
    fill: var(--first);
  }
  .shade {
    fill: var(--text);
  }
  .fold {
    stroke-width: 1.5;
    stroke-dasharray: 1 4;
    stroke-linecap: round;
  }
  .cut {
    stroke-dasharray: 6 4;
  }
`;

/* The sheet with its creases; folded across, with the cut; folded lengthways, with the cross; as a booklet. */
const drawings = [
  <>
    <path className="ink" d="M12 14h136v92H12z" />
    <path className="fold" d="M46 14v92M80 14v92M114 14v92M12 60h136" />
  </>,
  <>
    <path className="shade" d="M86 8l12 6v92l-12-6z" />
    <path className="ink" d="M18 14h68v92H18z" />
    <path className="fold" d="M52 14v92M18 60h34" />
    <path className="cut" d="M86 60H52" />
    <path className="line" d="M128 60l-26-6M128 60l-26 6" />
    <circle cx="134" cy="52" r="7" />
    <circle cx="134" cy="68" r="7" />
  </>,
  <>
    <path className="shade" d="M56 36l24-14 24 14v52l-24-14-24 14z" />
    <path className="ink" d="M22 36h34l24 14v52L56 88H22z" />
    <path className="ink" d="M138 36h-34L80 50v52l24-14h34z" />
    <path className="line" d="M2 62h14m-5-5 5 5-5 5M158 62h-14m5-5-5 5 5 5" />
  </>,
  <>
    <path className="shade" d="M52 20l58 6v84l-58-4z" />
    <path d="M52 16l62 2v88l-62 4z" />
    <path className="ink" d="M52 12h56v98H52z" />
    <path className="line" d="M60 26h40M60 36h40M60 88h40M60 98h26" />
    <circle cx="80" cy="62" r="15" />
  </>,
] as const;

/** How the sheet becomes a booklet, drawn. */
export const FoldSteps = ({
  heading,
  steps: texts,
}: {
  readonly heading: string;
  readonly steps: readonly string[];
}) => (
  <section css={steps} aria-labelledby="fold">
    <h2 id="fold">
      <WoodType text={heading} ems={6} wide={9} />
    </h2>
    <ol>
      {texts.map((step, index) => (
        <li key={step}>
          <svg viewBox="0 0 160 120" aria-hidden>
            {drawings[index]}
          </svg>
          <p>{step}</p>
        </li>
      ))}
    </ol>
  </section>
);
