import { IMAGE_TYPES, readImage } from "../../images/read-image.ts";
import { usePreview } from "../../state/preview-state.ts";
import type { ControlProps } from "./control-props.ts";

/** Also of image data. */
const MAX_URL_LENGTH = 150_000;

/** A logo by its URL, or from a file that is chosen or dropped onto the button. */
export function LogoControl({ id, setting, value, type, choose, commit }: ControlProps<"logo">) {
  const { report } = usePreview();
  const { label } = setting;
  const url = String(value);
  const isData = url.startsWith("data:");

  async function applyFile(file: File | undefined): Promise<void> {
    if (!file) return;
    const result = await readImage(file);
    if (!result.ok) {
      report(result.problem, true);
      return;
    }
    choose(result.url);
    report(`${file.name} is now the ${label.toLowerCase()} of this draft.`);
  }

  return (
    <>
      <label for={id}>{label}</label>
      <div class="row">
        <input
          id={id}
          type="text"
          inputMode="url"
          autocomplete="off"
          spellcheck={false}
          maxLength={MAX_URL_LENGTH}
          value={isData ? "" : url}
          placeholder={isData ? "An image in this draft" : "https://"}
          onInput={({ currentTarget }) => type(currentTarget.value.trim())}
          onBlur={commit}
        />
        <label class="secondary file">
          Choose a file
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
        {url && (
          <button type="button" class="plain" onClick={() => choose("")}>
            Remove<span class="visually-hidden"> {label}</span>
          </button>
        )}
      </div>
    </>
  );
}
