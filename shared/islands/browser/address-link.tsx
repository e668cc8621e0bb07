import { Fragment } from 'react';

/** An address that can be read and copied. Lines break between its parts, and not within its words. */
export const AddressLink = ({ address }: { readonly address: string }) => (
  <a href={address}>
    {/* Of a flex box, each part would be an item of its own. */}
    <span>
      {address.match(/[^/.,=&?]*[/.,=&?]*/g)?.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && part && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  </a>
);
