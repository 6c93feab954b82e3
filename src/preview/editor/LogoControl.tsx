import { useRef } from "preact/hooks";
import { logoUrl, ON_COLOR } from "../../form/branding/brand.ts";
import { parseHex } from "../../form/branding/color.ts";
import { CODE, type ControlProps } from "../controls/controls.tsx";
import { IMAGE_TYPES, loadLogo, readImage } from "../images/logo.ts";
import { isHidden, logoColor, WHITE } from "../images/logo-colors.ts";
import { COLOR, HEADER_LOGO, SHOWS_NAME } from "../settings/settings.ts";
import { usePreview } from "../state/preview-state.ts";

const MAX_URL_LENGTH = 150_000;

/** A logo from a file that is chosen or dropped, or by its URL. The header's also gives the form its colors. */
export function LogoControl({ id, setting, value }: ControlProps) {
  const { draft, report } = usePreview();
  /** The last color that a logo gave the form. */
  const given = useRef("");
  const { label, path } = setting;
  const url = String(value);
  const src = logoUrl(url, true);
  const isData = url.startsWith("data:");

  async function applyFile(file: File | undefined): Promise<void> {
    if (!file) return;
    const result = await readImage(file);
    if (!result.ok) return report(result.problem, true);
    await applyLogo(result.url);
  }

  async function applyLogo(address: string): Promise<void> {
    // After the change event, which ends an undo step.
    await null;
    draft.change({ [path]: address }, path);
    const logo = path === HEADER_LOGO ? await loadLogo(address) : null;
    if (!logo || draft.valueOf(path) !== address) return;
    const { drawing } = logo;
    const current = String(draft.shownValue(COLOR));
    // A color that was chosen by hand stays.
    const isChosen = COLOR in draft.changes.value && current !== given.current;
    const color = drawing && !isChosen ? logoColor(drawing) : null;
    given.current = color ?? given.current;
    const card = parseHex(color ?? current) ?? WHITE;
    const isBare = drawing && isHidden(WHITE, drawing) && !isHidden(card, drawing);
    const changes = {
      // A wide logo has the name in it.
      [SHOWS_NAME]: logo.width <= 2 * logo.height,
      ...(isBare && !address.endsWith(ON_COLOR) && { [path]: address + ON_COLOR }),
      ...(color && { [COLOR]: color }),
    };
    draft.change(changes, path);
  }

  return (
    <div class="stack">
      <label class="drop">
        {src && (
          <img
            class={url.endsWith(ON_COLOR) ? "" : "plate"}
            src={src}
            alt=""
            referrerpolicy="no-referrer"
          />
        )}
        <span>
          Choose<span class="except-phone"> or drop</span> {url ? "another" : "a"} logo
        </span>
        <input
          class="covering"
          type="file"
          accept={IMAGE_TYPES.join()}
          aria-label={`${label} from a file`}
          onChange={({ currentTarget }) => {
            void applyFile(currentTarget.files?.[0]);
            // So that choosing the same file again fires a change event.
            currentTarget.value = "";
          }}
        />
      </label>
      <div class="row">
        <input
          {...CODE}
          id={id}
          inputMode="url"
          maxLength={MAX_URL_LENGTH}
          value={isData ? "" : url}
          placeholder={isData ? "An image in this draft" : "Or its address: https://"}
          onChange={({ currentTarget }) => void applyLogo(currentTarget.value.trim())}
        />
        <button
          type="button"
          class="plain"
          aria-disabled={!url}
          onClick={() => draft.change({ [path]: "" })}
        >
          Remove<span class="visually-hidden"> {label}</span>
        </button>
      </div>
    </div>
  );
}
