import { css } from '@emotion/react';
import { focusRing, foldMark, overlay, underline } from './decorations.ts';
import { capitals, inksOfDay, media, notOnPaper, surface, rule, onHover, fontSize } from './tokens.ts';

/** Links and buttons. Their shadow looks printed out of register; hover and focus remove it. */
const pressable = css`
  box-shadow: 5px 5px 0 var(--second);
  transition:
    translate 0.12s,
    box-shadow 0.12s;
  ${media.hover} {
    &:hover {
      translate: 5px 5px;
      box-shadow: 0 0 0 var(--second);
    }
  }
  &:focus-visible {
    translate: 5px 5px;
    ${focusRing};
  }
`;

/** An element that the first ink fills under a pointer. */
export const inkedOnHover = css`
  ${onHover(surface.first)};
`;

/** The letters and the border of tabs, and of links to a page's parts, which look like them. */
export const stamped = css`
  border: ${rule};
  ${capitals(`${fontSize.label}/1.1`, 90)};
  text-decoration: none;
  ${inkedOnHover};
`;

/** A summary that stands alone. */
export const foldedStrip = css`
  ${foldMark};
  width: fit-content;
  padding: 0.75rem 0.75rem 0.6rem;
  border: ${rule};
  ${capitals(`${fontSize.label}/1.1`)};
`;

/** A place's name on a label. */
export const placeLabel = css`
  padding: 0.1rem 0.6rem;
  border: 3px solid var(--text);
  font-weight: 700;
  /* The link's target is larger than its letters, for thumbs. */
  a {
    display: block;
    margin: -0.5rem -0.6rem;
    padding: 0.5rem 0.6rem;
    --underline: currentcolor;
    text-decoration-thickness: 2px;
    @media print {
      text-decoration-line: none;
    }
  }
`;

/** A link as high as a fingertip. */
export const inReach = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;

/** A button that looks like a link. */
export const linkStyle = css`
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 700;
  ${underline('3px')};
  text-underline-offset: 0.18em;
  cursor: pointer;
`;

/** A card whose only link covers it. */
export const pressableCard = css`
  ${pressable};
  position: relative;
  display: grid;
  height: 100%;
  border: ${rule};
  ${surface.ground};
  /* The shadow of wood type, in browsers without container units. */
  --in-card: 1.4px;
  &:focus-within {
    translate: 5px 5px;
    box-shadow: none;
  }
  a {
    text-decoration: none;
    &::after {
      ${overlay('0')};
    }
    &:focus-visible {
      outline: 0;
      box-shadow: none;
    }
    &:focus-visible::after {
      outline: 3px solid var(--text);
      outline-offset: 6px;
    }
  }
  > :is(h2, div) {
    border-top: ${rule};
  }
`;

/** The look of a button, for links and `<button>` alike. */
export const buttonStyle = css`
  ${pressable};
  display: inline-block;
  min-height: 2.75rem;
  padding: 0.75em min(1.1em, 8vw) 0.65em;
  border: 3px solid var(--text);
  ${surface.ground};
  ${capitals(`${fontSize.label}/1.1`)};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  &:disabled {
    background: none;
    color: var(--text);
    border-style: dashed;
    box-shadow: none;
    translate: none;
    cursor: not-allowed;
  }
`;

export const primaryButton = css`
  ${buttonStyle};
  ${surface.primary};
`;

/**
 * The parts of a ticket, with the layers that differ. Notches are halfway down a whole ticket, or where two
 * parts meet. There the upper part overlaps by a pixel, to leave no gap at fractional heights.
 */
const ticketParts = {
  whole: {
    notch: { y: '50%', inMask: '50%' },
    face: '3px 3px / calc(100% - 6px) calc(100% - 6px)',
    rim: '0 0 / 100% 100%',
    border: '',
  },
  upper: {
    notch: { y: '100%', inMask: 'calc(100% - 5px)' },
    face: '3px 3px / calc(100% - 6px) calc(100% - 2px)',
    rim: '0 0 / 100% calc(100% + 1px)',
    border: 'border-bottom: 0',
  },
  lower: {
    notch: { y: '0', inMask: '5px' },
    face: '3px 0 / calc(100% - 6px) calc(100% - 3px)',
    rim: '0 0 / 100% 100%',
    border: 'border-top-style: dashed',
  },
} as const;

/**
 * A ticket's paper, with a notch in either edge. One pseudo-element draws face (`--face`), outline (`--rim`)
 * and shadow; one mask punches them, but not the focus ring. Print and forced colours get a border.
 * @param radius the notch's radius, in px
 */
export const ticketPaper = (part: keyof typeof ticketParts, radius: number) => {
  const { notch, face, rim, border } = ticketParts[part];
  const edge = (x: string) =>
    `radial-gradient(circle at ${x} ${notch.y}, var(--rim, var(--text)) ${radius + 3}px, #0000 ${radius + 3.5}px) no-repeat`;
  const hole = (x: string) =>
    `radial-gradient(circle at ${x} ${notch.inMask}, #0000 ${radius}px, #000 ${radius + 0.5}px)`;
  return css`
    position: relative;
    isolation: isolate;
    &::before {
      /* The border is room for the shadow. Backgrounds are placed
         within it, so that 100% is the ticket's own size. */
      ${overlay('-5px', -1)};
      border: 5px solid #0000;
      background:
        ${edge('0')},
        ${edge('100%')},
        linear-gradient(var(--face, var(--first)) 0 0) ${face} no-repeat,
        linear-gradient(var(--rim, var(--text)) 0 0) ${rim} no-repeat,
        linear-gradient(var(--second) 0 0) 5px 5px no-repeat;
      mask-image: ${hole('5px')}, ${hole('calc(100% - 5px)')};
      mask-composite: intersect;
    }
    @media print, (forced-colors: active) {
      border: 3px solid;
      background: canvas;
      ${border};
      &::before {
        content: none;
      }
    }
  `;
};

/** The line along which a ticket tears: a row of short cuts, for the top of its lower part. */
export const perforation = css`
  &::after {
    ${overlay('-1px 1.25rem auto')};
    border-top: 3px dashed var(--text);
    @media print, (forced-colors: active) {
      content: none;
    }
  }
`;

/** A strip of ink that dissolves into dots downwards. The ink is `--block`, or else the first. */
export const halftoneStrip = css`
  ${overlay('100% 0 auto', 1)};
  height: 32px;
  background: var(--block, var(--first));
  mask:
    radial-gradient(circle, #000 42%, #0000 46%) 0 -4px / 12px 12px repeat-x,
    radial-gradient(circle, #000 34%, #0000 38%) 6px 5px / 12px 12px repeat-x,
    radial-gradient(circle, #000 24%, #0000 28%) 0 13px / 12px 12px repeat-x,
    radial-gradient(circle, #000 14%, #0000 18%) 6px 21px / 12px 12px repeat-x;
  ${notOnPaper};
`;

/** The lower edge of a block of ink, which dissolves into dots. */
export const halftoneEdge = css`
  position: relative;
  &::after {
    ${halftoneStrip};
  }
`;

/** A block of the second ink with such an edge, also in dark mode. `--block` changes the ink. */
export const inkBlock = css`
  ${halftoneEdge};
  ${inksOfDay};
  --block: var(--second);
  background: var(--block);
  color: var(--ink);
  --underline: currentcolor;
`;

/** A notice about the visitor's last action. The stripe is a shadow: a border would have mitred corners. */
export const noticeStyle = css`
  max-width: none;
  padding: 0.75rem 1rem 0.75rem 1.75rem;
  border: ${rule};
  ${surface.text};
  box-shadow: inset 0.75rem 0 0 var(--first);
  font-weight: 700;
`;
