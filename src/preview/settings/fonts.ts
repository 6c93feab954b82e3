/** Font stacks of preinstalled fonts, which need no download. */
export const FONTS: readonly { title: string; list: string }[] = [
  { title: "System default", list: "system-ui, sans-serif" },
  { title: "Arial", list: "Arial, Helvetica, sans-serif" },
  { title: "Verdana", list: "Verdana, Geneva, sans-serif" },
  { title: "Trebuchet", list: '"Trebuchet MS", "Lucida Grande", sans-serif' },
  {
    title: "Humanist",
    list: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
  },
  { title: "Geometric", list: 'Avenir, Montserrat, Corbel, "URW Gothic", sans-serif' },
  { title: "Rounded", list: '"Arial Rounded MT Bold", Quicksand, Comfortaa, Calibri, sans-serif' },
  { title: "Georgia", list: "Georgia, Cambria, serif" },
  {
    title: "Old style",
    list: '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif',
  },
  { title: "Times", list: '"Times New Roman", Times, serif' },
  { title: "Slab", list: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", serif' },
];
