/** The files of a picture that fills the first screen: a wide cut and a tall one. */
import type { PictureId } from '../../data/pictures/pictures.ts';
import { printFiles, printOf } from '../../data/pictures/prints.ts';
import type { HeroPicture } from '../../islands/hero-rotation/hero-rotation.tsx';

/** @throws {Error} for a picture without a tall cut */
export function heroPicture(id: PictureId, asset: (file: string) => string): HeroPicture {
  const { avif, jpeg, tall } = printFiles(id, asset);
  if (!tall) throw new Error(`${id} has no tall cut: its entry in shared/data/pictures/ lacks fillsScreen`);
  return { alt: printOf(id).alt, avif, jpeg, tall };
}
