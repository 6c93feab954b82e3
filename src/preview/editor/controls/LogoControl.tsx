import { useState } from "preact/hooks";
import { logoUrl } from "../../../branding/logo-url.ts";
import type { ControlProps } from "./control.ts";
import { IMAGE_TYPES, readImage } from "./read-image.ts";

/** A logo by its URL, or from a file that is chosen, dropped or pasted. */
export function LogoControl({ id, setting, value, change, commit, report }: ControlProps<"logo">) {
  const [isDragOver, setDragOver] = useState(false);
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
    change({ [setting.path]: result.url });
    commit();
    report(`${file.name || "The image"} is now the ${setting.label.toLowerCase()} of this draft.`);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file button does the same.
    <div
      class={`logo-drop${isDragOver ? " drag-over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDragOver(false);
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
        {src && <img class="thumbnail" src={src} alt="" referrerpolicy="no-referrer" />}
        <input
          id={id}
          type="text"
          inputMode="url"
          autocomplete="off"
          spellcheck={false}
          value={isData ? "" : url}
          placeholder={isData ? "An image in this draft" : "https://"}
          onInput={({ currentTarget }) => change({ [setting.path]: currentTarget.value.trim() })}
          onBlur={commit}
        />
      </div>
      <p class="row">
        <label class="secondary file">
          Choose a file
          <input
            class="visually-hidden"
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
          <button
            type="button"
            class="plain"
            onClick={() => {
              change({ [setting.path]: "" });
              commit();
            }}
          >
            Remove<span class="visually-hidden"> {setting.label}</span>
          </button>
        )}
        <span class="hint">or drop or paste it here</span>
      </p>
    </div>
  );
}
