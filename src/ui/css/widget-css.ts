import base from "./base.css?inline";
import brand from "./brand.css?inline";
import fields from "./fields.css?inline";
import media from "./media.css?inline";
import screens from "./screens.css?inline";
import theme from "./theme.css?inline";

/** The styles of the first screens. The order matters: media.css overrides the others. */
export const widgetCss = [theme, base, brand, screens, fields, media].join("\n");
