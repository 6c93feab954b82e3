import type { View } from "../view.ts";

/** The close button of the dialog; sticky, so that it stays visible while scrolling. */
export const DialogBar = ({ view: { messages, close } }: { view: View }) =>
  close && (
    <div class="bar">
      <button type="button" class="close" onClick={close}>
        {messages.close}
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
