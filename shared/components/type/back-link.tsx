import { hrefOf } from '../../addressing/paths.ts';
import { useCarried } from '../my-line-up/picks-context.tsx';

export const BackLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <a href={useCarried()(hrefOf(to))}>
    <span aria-hidden="true">← </span>
    {children}
  </a>
);
