import type { View } from "../view.ts";

/** The title and the close button of the dialog; sticky, so both stay visible while scrolling. */
export const DialogBar = ({ view: { messages, close } }: { view: View }) =>
  close && (
    <div class="bar">
      <span>{messages.detailsTitle}</span>
      <button type="button" class="close" onClick={close}>
        {messages.close}
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
