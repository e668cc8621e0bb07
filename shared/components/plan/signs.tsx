import type { PlaceKind } from '../../model/grounds.ts';
import { GLYPH, signGlyphs } from '../../rules/plan/sign-glyphs.ts';

/** The side of a sign's square, in thousandths of the plan's width. */
export const SIGN_SIDE = 50;

export const signId = (kind: PlaceKind): string => `s-${kind.replaceAll(' ', '-')}`;

export const SignGlyphs = ({ kinds }: { readonly kinds: ReadonlySet<PlaceKind> }) => (
  <defs>
    {[...kinds].map((kind) => (
      <path key={kind} id={signId(kind)} d={signGlyphs[kind]} transform={`scale(${SIGN_SIDE / GLYPH})`} />
    ))}
  </defs>
);
