import { useSignal } from "@preact/signals";
import { logoUrl } from "../../../branding/logo-url.ts";
import { IMAGE_TYPES, readImage } from "../../images/read-image.ts";
import { usePreview } from "../../state/preview-state.ts";
import type { ControlProps } from "./control-props.ts";

/** Also of image data. */
const MAX_URL_LENGTH = 150_000;

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** A logo by its URL, or from a file that is chosen, dropped or pasted. */
export function LogoControl({ id, setting, value, type, choose, commit }: ControlProps<"logo">) {
  const { report } = usePreview();
  const isDragOver = useSignal(false);
  const brokenSrc = useSignal("");
  const url = String(value);
  const isData = url.startsWith("data:");
  const src = logoUrl(url, true);

  async function applyFile(file: File | null | undefined): Promise<void> {
    if (!file) return;
    const result = await readImage(file);
    if (!result.ok) {
      report(result.problem, true);
      return;
    }
    choose(result.url);
    const name = file.name || "The image";
    const shrunk = `, made smaller: ${kilobytes(result.bytes)} instead of ${kilobytes(file.size)}`;
    report(
      `${name} is now the ${setting.label.toLowerCase()} of this draft${result.bytes < file.size ? shrunk : ""}.`,
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file button does the same.
    <div
      class={`logo-drop stack${isDragOver.value ? " drag-over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        isDragOver.value = true;
      }}
      onDragLeave={() => {
        isDragOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        isDragOver.value = false;
        void applyFile(event.dataTransfer?.files[0]);
      }}
      onPaste={(event) => {
        const file = event.clipboardData?.files[0];
        if (!file) return;
        event.preventDefault();
        void applyFile(file);
      }}
    >
      <label for={id}>{setting.label}</label>
      <div class="row">
        {src && src !== brokenSrc.value && (
          <img
            class="thumbnail"
            src={src}
            alt=""
            referrerpolicy="no-referrer"
            onError={() => {
              brokenSrc.value = src;
            }}
          />
        )}
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
      </div>
      <p class="row">
        <label class="secondary file">
          Choose a file
          <input
            class="covering"
            type="file"
            accept={IMAGE_TYPES.join()}
            aria-label={`${setting.label} from a file`}
            onChange={({ currentTarget }) => {
              void applyFile(currentTarget.files?.[0]);
              // So that choosing the same file again fires a change event.
              currentTarget.value = "";
            }}
          />
        </label>
        {url && (
          <button type="button" class="plain" onClick={() => choose("")}>
            Remove<span class="visually-hidden"> {setting.label}</span>
          </button>
        )}
        <span class="hint">or drop or paste it here</span>
      </p>
    </div>
  );
}
