import { clamp, isEqual, isPlainObject, omitBy } from "es-toolkit";
import { LANGUAGE_CODES } from "../../messages/languages.ts";
import { SCENES } from "../widget/scenes.ts";
import { createViewOptions, FRAME_WIDTH, type ViewOptions } from "./view-options.ts";

const MAX_HEIGHT = 3000;

const read = ({ scene, width, height, language, isDark }: ViewOptions) => ({
  // A scene of the gallery is not one of the list.
  scene: scene.value.name in SCENES ? scene.value.name : SCENES.details.name,
  width: width.value,
  height: height.value,
  language: language.value,
  dark: isDark.value,
});

const INITIAL: Readonly<Record<string, unknown>> = read(createViewOptions());

/**
 * The view's part of a link: the screen, the device, the language and dark mode, unless as initially.
 *
 * @param drafts the second draft, which earlier versions ignore
 */
export function sharedView(
  view: ViewOptions,
  drafts: object = {},
): { view?: Readonly<Record<string, unknown>> } {
  const shown = omitBy(read(view), (value, name) => isEqual(value, INITIAL[name]));
  const changed = { ...shown, ...drafts };
  return Object.keys(changed).length > 0 ? { view: changed } : {};
}

/** Shows a draft as its link says; what is missing or invalid is shown as initially. */
export function applySharedView(view: ViewOptions, shared: unknown): void {
  const { scene, width, height, language, dark } = {
    ...INITIAL,
    ...(isPlainObject(shared) && shared),
  };
  const size = (value: unknown, initial: number, min: number, max: number) =>
    Number.isInteger(value) ? clamp(Number(value), min, max) : initial;
  view.scene.value = Object.values(SCENES).find(({ name }) => name === scene) ?? SCENES.begin;
  view.width.value = size(width, Number(INITIAL.width), FRAME_WIDTH.min, FRAME_WIDTH.max);
  view.height.value = size(height, Number(INITIAL.height), FRAME_WIDTH.min, MAX_HEIGHT);
  view.language.value = LANGUAGE_CODES.find((code) => code === language) ?? "en";
  view.isDark.value = dark === true;
}
