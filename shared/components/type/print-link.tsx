import type { ReactNode } from 'react';
import { usePageContext } from '../frame/page-context.tsx';

interface PrintLinkProps {
  /** `print:` and a picture's id. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A picture to download, in the format that every program reads. */
export function PrintLink({ to, children }: PrintLinkProps) {
  const { asset } = usePageContext();
  return (
    <a href={asset(`pictures/${to.slice('print:'.length)}.jpg`)} download>
      {children}
    </a>
  );
}
