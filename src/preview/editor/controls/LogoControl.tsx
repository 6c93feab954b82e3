import { useState } from "preact/hooks";
import { logoUrl } from "../../../branding/logo-url.ts";
import type { ControlProps } from "./control.ts";
import { IMAGE_TYPES, readImage } from "./read-image.ts";

/** A logo by its address, or as a file that is chosen, dropped or pasted. */
export function LogoControl({ id, setting, value, change, settle, tell }: ControlProps<"logo">) {
  const [isOver, setOver] = useState(false);
  const address = String(value);
  const isData = address.startsWith("data:");
  const picture = logoUrl(address, true);

  async function take(file: File | null | undefined): Promise<void> {
    if (!file) return;
    const reading = await readImage(file);
    if (!reading.ok) {
      tell(reading.problem, true);
      return;
    }
    change({ [setting.path]: reading.url });
    settle();
    tell(`${file.name || "The picture"} is the ${setting.label.toLowerCase()} of this draft.`);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three.
    <div
      class={`logo-drop${isOver ? " over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer?.files[0]);
      }}
      onPaste={(event) => {
        const file = event.clipboardData?.files[0];
        if (!file) return;
        event.preventDefault();
        void take(file);
      }}
    >
      <label for={id}>{setting.label}</label>
      <div class="row">
        {picture && <img class="thumb" src={picture} alt="" referrerpolicy="no-referrer" />}
        <input
          id={id}
          type="text"
          inputMode="url"
          autocomplete="off"
          spellcheck={false}
          value={isData ? "" : address}
          placeholder={isData ? "A picture in this draft" : "https://"}
          onInput={({ currentTarget }) => change({ [setting.path]: currentTarget.value.trim() })}
          onBlur={settle}
        />
      </div>
      <p class="row">
        <label class="second file">
          From a file
          <input
            class="unseen"
            type="file"
            accept={IMAGE_TYPES.join()}
            aria-label={`${setting.label} from a file`}
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              currentTarget.value = "";
            }}
          />
        </label>
        {address && (
          <button
            type="button"
            class="plain"
            onClick={() => {
              change({ [setting.path]: "" });
              settle();
            }}
          >
            No logo<span class="unseen">: {setting.label}</span>
          </button>
        )}
        <span class="hint">or drop or paste it here</span>
      </p>
    </div>
  );
}
