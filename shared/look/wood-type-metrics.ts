/** Written by `npm run fonts` from the display typeface: do not edit. */

export const unitsPerEm = 2000;
export const capHeight = 1350;

/** Characters that the reading typeface lends the display typeface, as a Unicode range, and their scale in per cent. */
export const lentSigns = { range: 'U+2b,U+2212', scale: 136.1 } as const;

/** The settings of the width axis at which glyphs are measured; between them, interpolate linearly. */
export const measuredWidths = [50, 100, 150] as const;

type AtEachWidth = readonly [number, number, number];

/** A glyph's metrics, in font units. */
export interface GlyphMetrics {
  readonly advance: AtEachWidth;
  /** The distance from the origin to the ink: negative where the ink begins before it. */
  readonly left: AtEachWidth;
  /** The distance from the ink to the advance width: negative where the ink ends behind it. */
  readonly right: AtEachWidth;
  /** The highest ink above the baseline, at any width. */
  readonly top: number;
  /** The lowest ink, at any width: negative below the baseline. */
  readonly bottom: number;
}

export const glyphs: Readonly<Record<string, GlyphMetrics>> = {
  '0': { advance: [745, 1343, 1942], left: [12, 52, 92], right: [9, 74, 140], top: 1362, bottom: -16 },
  '1': { advance: [655, 1268, 1882], left: [12, 56, 88], right: [13, 51, 90], top: 1352, bottom: 0 },
  '2': { advance: [743, 1376, 2010], left: [12, 68, 124], right: [14, 75, 136], top: 1362, bottom: 0 },
  '3': { advance: [732, 1367, 2002], left: [12, 59, 106], right: [12, 63, 114], top: 1362, bottom: -16 },
  '4': { advance: [803, 1356, 1910], left: [12, 42, 72], right: [13, 50, 88], top: 1350, bottom: 0 },
  '5': { advance: [732, 1355, 1978], left: [12, 51, 90], right: [12, 76, 140], top: 1350, bottom: -14 },
  '6': { advance: [731, 1368, 2006], left: [12, 49, 86], right: [13, 76, 140], top: 1362, bottom: -14 },
  '7': { advance: [644, 1225, 1806], left: [14, 19, 26], right: [10, 21, 30], top: 1350, bottom: 0 },
  '8': { advance: [733, 1350, 1968], left: [12, 65, 118], right: [13, 69, 126], top: 1362, bottom: -16 },
  '9': { advance: [731, 1374, 2018], left: [12, 69, 126], right: [13, 60, 108], top: 1362, bottom: -14 },
  ' ': { advance: [200, 525, 850], left: [0, 0, 0], right: [0, 0, 0], top: 0, bottom: 0 },
  '!': { advance: [441, 614, 788], left: [36, 48, 48], right: [49, 43, 36], top: 1350, bottom: -44 },
  '"': { advance: [498, 687, 876], left: [14, 47, 81], right: [16, 48, 79], top: 1350, bottom: 0 },
  '#': { advance: [1090, 1702, 2314], left: [12, 44, 76], right: [12, 51, 90], top: 1350, bottom: 0 },
  $: { advance: [758, 1402, 2046], left: [10, 67, 125], right: [14, 27, 39], top: 1410, bottom: -60 },
  '%': { advance: [940, 1648, 2357], left: [13, 78, 136], right: [12, 72, 132], top: 1376, bottom: -12 },
  '&': { advance: [967, 1758, 2550], left: [14, 25, 38], right: [3, 37, 72], top: 1362, bottom: -13 },
  "'": { advance: [292, 424, 556], left: [12, 51, 90], right: [12, 51, 90], top: 1350, bottom: 0 },
  '(': { advance: [475, 824, 1174], left: [12, 65, 118], right: [-9, 71, 150], top: 1600, bottom: -594 },
  ')': { advance: [476, 836, 1196], left: [11, 65, 121], right: [-3, 85, 173], top: 1600, bottom: -594 },
  '*': { advance: [490, 665, 840], left: [16, 53, 92], right: [12, 66, 118], top: 1581, bottom: 0 },
  ',': { advance: [412, 700, 988], left: [12, 39, 66], right: [41, 164, 286], top: 222, bottom: -380 },
  '-': { advance: [470, 989, 1508], left: [12, 54, 96], right: [12, 71, 130], top: 660, bottom: 0 },
  '.': { advance: [380, 561, 742], left: [13, 60, 107], right: [21, 78, 135], top: 350, bottom: 0 },
  '/': { advance: [556, 1117, 1679], left: [12, 21, 30], right: [12, 21, 30], top: 1348, bottom: 0 },
  ':': { advance: [381, 572, 764], left: [13, 60, 107], right: [22, 89, 157], top: 1124, bottom: 0 },
  ';': { advance: [412, 674, 936], left: [12, 21, 30], right: [39, 137, 235], top: 1125, bottom: -266 },
  '<': { advance: [489, 926, 1364], left: [12, 53, 94], right: [15, 89, 164], top: 992, bottom: -20 },
  '=': { advance: [472, 660, 848], left: [12, 21, 30], right: [12, 21, 30], top: 878, bottom: 0 },
  '>': { advance: [487, 925, 1364], left: [12, 90, 168], right: [13, 51, 90], top: 992, bottom: -20 },
  '?': { advance: [781, 1399, 2018], left: [12, 63, 114], right: [13, 68, 124], top: 1360, bottom: -40 },
  '@': { advance: [1054, 2010, 2966], left: [32, 60, 86], right: [31, 79, 124], top: 1422, bottom: -78 },
  A: { advance: [760, 1574, 2390], left: [10, 54, 99], right: [10, 52, 95], top: 1352, bottom: 0 },
  B: { advance: [744, 1468, 2194], left: [12, 76, 140], right: [12, 87, 162], top: 1350, bottom: 0 },
  C: { advance: [741, 1454, 2168], left: [14, 32, 52], right: [11, 61, 110], top: 1364, bottom: -8 },
  D: { advance: [741, 1455, 2170], left: [12, 76, 140], right: [12, 50, 88], top: 1350, bottom: 0 },
  E: { advance: [502, 1213, 1924], left: [12, 66, 120], right: [10, 79, 146], top: 1350, bottom: 0 },
  F: { advance: [500, 1127, 1754], left: [14, 55, 98], right: [12, 68, 122], top: 1350, bottom: 0 },
  G: { advance: [745, 1506, 2268], left: [12, 46, 80], right: [12, 104, 196], top: 1364, bottom: -8 },
  H: { advance: [743, 1499, 2256], left: [12, 76, 140], right: [13, 104, 196], top: 1350, bottom: 0 },
  I: { advance: [374, 700, 1026], left: [12, 118, 224], right: [12, 127, 242], top: 1350, bottom: 0 },
  J: { advance: [737, 1455, 2174], left: [14, 50, 88], right: [13, 96, 180], top: 1350, bottom: -14 },
  K: { advance: [766, 1407, 2050], left: [12, 76, 140], right: [8, 16, 24], top: 1350, bottom: 0 },
  L: { advance: [508, 1106, 1706], left: [12, 76, 140], right: [14, 62, 112], top: 1350, bottom: 0 },
  M: { advance: [1209, 2012, 2816], left: [12, 76, 140], right: [11, 103, 194], top: 1350, bottom: 0 },
  N: { advance: [961, 1738, 2516], left: [12, 76, 140], right: [13, 104, 196], top: 1350, bottom: 0 },
  O: { advance: [737, 1498, 2260], left: [12, 46, 80], right: [11, 49, 86], top: 1364, bottom: -16 },
  P: { advance: [745, 1405, 2066], left: [12, 76, 140], right: [12, 50, 88], top: 1350, bottom: 0 },
  Q: { advance: [737, 1498, 2260], left: [12, 46, 80], right: [11, 49, 86], top: 1364, bottom: -388 },
  R: { advance: [752, 1449, 2147], left: [12, 76, 140], right: [0, 50, 100], top: 1350, bottom: 0 },
  S: { advance: [750, 1474, 2200], left: [13, 54, 96], right: [13, 76, 140], top: 1364, bottom: -7 },
  T: { advance: [621, 1379, 2138], left: [12, 69, 126], right: [13, 70, 128], top: 1350, bottom: 0 },
  U: { advance: [745, 1509, 2274], left: [14, 72, 132], right: [11, 85, 158], top: 1350, bottom: -7 },
  V: { advance: [772, 1502, 2232], left: [12, 46, 82], right: [10, 51, 92], top: 1350, bottom: 0 },
  W: { advance: [1218, 2219, 3220], left: [10, 31, 54], right: [6, 43, 78], top: 1350, bottom: 0 },
  X: { advance: [808, 1506, 2204], left: [4, 2, 0], right: [4, 2, 0], top: 1350, bottom: 0 },
  Y: { advance: [797, 1541, 2286], left: [4, 3, 3], right: [1, -1, -3], top: 1350, bottom: 0 },
  Z: { advance: [509, 1252, 1996], left: [14, 56, 100], right: [13, 83, 154], top: 1350, bottom: 0 },
  '[': { advance: [530, 861, 1192], left: [12, 47, 82], right: [12, 52, 92], top: 1462, bottom: -476 },
  '\\': { advance: [653, 1153, 1654], left: [12, 49, 86], right: [12, 46, 80], top: 1348, bottom: 0 },
  ']': { advance: [530, 862, 1194], left: [12, 45, 78], right: [12, 55, 98], top: 1462, bottom: -476 },
  '^': { advance: [519, 866, 1214], left: [12, 0, -12], right: [13, 22, 32], top: 1446, bottom: 0 },
  _: { advance: [665, 1402, 2140], left: [0, -1, 0], right: [-2, -2, -2], top: 0, bottom: -402 },
  '`': { advance: [346, 734, 1122], left: [12, 105, 198], right: [12, 156, 300], top: 1494, bottom: 0 },
  '{': { advance: [533, 901, 1270], left: [12, 38, 64], right: [13, 62, 112], top: 1456, bottom: -470 },
  '|': { advance: [307, 479, 652], left: [12, 52, 92], right: [13, 57, 102], top: 1422, bottom: -226 },
  '}': { advance: [532, 890, 1248], left: [12, 46, 80], right: [12, 43, 74], top: 1456, bottom: -470 },
  '~': { advance: [625, 980, 1336], left: [12, 23, 34], right: [13, 20, 28], top: 912, bottom: 0 },
  '£': { advance: [844, 1379, 1914], left: [14, 58, 103], right: [2, 43, 72], top: 1364, bottom: -34 },
  '–': { advance: [537, 1111, 1686], left: [12, 47, 82], right: [13, 61, 110], top: 660, bottom: 0 },
  '—': { advance: [626, 1320, 2014], left: [12, 47, 82], right: [12, 60, 108], top: 660, bottom: 0 },
  '‘': { advance: [272, 462, 652], left: [12, 50, 88], right: [10, 35, 58], top: 1350, bottom: 0 },
  '’': { advance: [272, 462, 652], left: [14, 37, 62], right: [12, 50, 88], top: 1350, bottom: 0 },
  '“': { advance: [546, 831, 1116], left: [12, 35, 58], right: [0, 15, 28], top: 1350, bottom: 0 },
  '”': { advance: [546, 831, 1116], left: [4, 46, 90], right: [12, 6, 0], top: 1350, bottom: 0 },
  '…': { advance: [1261, 1661, 2062], left: [13, 60, 107], right: [23, 86, 150], top: 350, bottom: 0 },
  '·': { advance: [380, 572, 764], left: [13, 73, 133], right: [21, 76, 131], top: 823, bottom: 0 },
  '×': { advance: [541, 699, 858], left: [12, 33, 54], right: [13, 9, 6], top: 886, bottom: 0 },
  '°': { advance: [301, 331, 362], left: [12, 26, 40], right: [13, 6, 0], top: 1432, bottom: 0 },
  '½': { advance: [1020, 2125, 3231], left: [12, 47, 80], right: [13, 55, 96], top: 1358, bottom: 0 },
  '¼': { advance: [1053, 2127, 3203], left: [12, 47, 80], right: [12, 45, 77], top: 1358, bottom: 0 },
  '¾': { advance: [1092, 2205, 3319], left: [11, 51, 91], right: [10, 44, 75], top: 1363, bottom: 0 },
  À: { advance: [760, 1574, 2390], left: [10, 54, 99], right: [10, 52, 95], top: 1682, bottom: 0 },
  Á: { advance: [760, 1574, 2390], left: [10, 54, 99], right: [10, 52, 95], top: 1682, bottom: 0 },
  Â: { advance: [760, 1574, 2390], left: [10, 54, 99], right: [10, 52, 95], top: 1670, bottom: 0 },
  Ä: { advance: [760, 1574, 2390], left: [10, 54, 99], right: [10, 52, 95], top: 1716, bottom: 0 },
  Å: { advance: [760, 1574, 2390], left: [10, 54, 99], right: [10, 52, 95], top: 1890, bottom: 0 },
  Æ: { advance: [938, 2151, 3365], left: [10, 54, 99], right: [12, 80, 148], top: 1350, bottom: 0 },
  Ç: { advance: [741, 1454, 2168], left: [14, 32, 52], right: [11, 61, 110], top: 1364, bottom: -474 },
  È: { advance: [502, 1213, 1924], left: [12, 66, 120], right: [10, 79, 146], top: 1682, bottom: 0 },
  É: { advance: [502, 1213, 1924], left: [12, 66, 120], right: [10, 79, 146], top: 1682, bottom: 0 },
  Ê: { advance: [502, 1213, 1924], left: [12, 66, 120], right: [10, 79, 146], top: 1670, bottom: 0 },
  Ë: { advance: [502, 1213, 1924], left: [12, 66, 120], right: [10, 79, 146], top: 1716, bottom: 0 },
  Ì: { advance: [374, 700, 1026], left: [12, 109, 192], right: [12, 118, 210], top: 1682, bottom: 0 },
  Í: { advance: [374, 700, 1026], left: [12, 110, 193], right: [12, 118, 209], top: 1682, bottom: 0 },
  Î: { advance: [374, 700, 1026], left: [-30, -32, -34], right: [-30, -22, -14], top: 1670, bottom: 0 },
  Ï: { advance: [374, 700, 1026], left: [-32, -9, 15], right: [-36, 7, 48], top: 1716, bottom: 0 },
  Ñ: { advance: [961, 1738, 2516], left: [12, 76, 140], right: [13, 104, 196], top: 1758, bottom: 0 },
  Ò: { advance: [737, 1498, 2260], left: [12, 46, 80], right: [11, 49, 86], top: 1682, bottom: -16 },
  Ó: { advance: [737, 1498, 2260], left: [12, 46, 80], right: [11, 49, 86], top: 1682, bottom: -16 },
  Ô: { advance: [737, 1498, 2260], left: [12, 46, 80], right: [11, 49, 86], top: 1670, bottom: -16 },
  Ö: { advance: [737, 1498, 2260], left: [12, 46, 80], right: [11, 49, 86], top: 1716, bottom: -16 },
  Ø: { advance: [736, 1467, 2198], left: [-8, 15, 38], right: [-8, 16, 24], top: 1364, bottom: -16 },
  Ù: { advance: [745, 1509, 2274], left: [14, 72, 132], right: [11, 85, 158], top: 1682, bottom: -7 },
  Ú: { advance: [745, 1509, 2274], left: [14, 72, 132], right: [11, 85, 158], top: 1682, bottom: -7 },
  Û: { advance: [745, 1509, 2274], left: [14, 72, 132], right: [11, 85, 158], top: 1670, bottom: -7 },
  Ü: { advance: [745, 1509, 2274], left: [14, 72, 132], right: [11, 85, 158], top: 1716, bottom: -7 },
  Ý: { advance: [797, 1541, 2286], left: [4, 3, 3], right: [1, -1, -3], top: 1682, bottom: 0 },
  Œ: { advance: [872, 2143, 3414], left: [12, 46, 80], right: [10, 79, 146], top: 1364, bottom: -16 },
  '+': { advance: [1619, 1619, 1619], left: [117, 117, 117], right: [117, 117, 117], top: 1350, bottom: 0 },
  '−': { advance: [1619, 1619, 1619], left: [117, 117, 117], right: [117, 117, 117], top: 836, bottom: 0 },
};
