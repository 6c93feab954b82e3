/** Font stacks of preinstalled fonts, which need no download. */
export const FONTS = {
  "System default": "system-ui, sans-serif",
  Arial: "Arial, Helvetica, sans-serif",
  Verdana: "Verdana, Geneva, sans-serif",
  Trebuchet: '"Trebuchet MS", "Lucida Grande", sans-serif',
  Humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
  Geometric: 'Avenir, Montserrat, Corbel, "URW Gothic", sans-serif',
  Rounded: '"Arial Rounded MT Bold", Quicksand, Comfortaa, Calibri, sans-serif',
  Georgia: "Georgia, Cambria, serif",
  "Old style": '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif',
  Times: '"Times New Roman", Times, serif',
  Slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", serif',
} as const;
