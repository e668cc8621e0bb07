import { css } from '@emotion/react';
import { buttonStyle } from '../../look/surfaces.ts';
import { largeViewStyles } from './large-view-styles.ts';

export const styles = css`
  justify-self: center;
  button {
    ${buttonStyle};
  }
`;

export const pageStyles = [largeViewStyles];
