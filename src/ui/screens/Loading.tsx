import type { View } from "../view.ts";

/** A skeleton of the form while the record loads. */
export const Loading = ({ view: { messages }, isSlow }: { view: View; isSlow: boolean }) => (
  <div class="screen loading">
    <p class="title late" tabIndex={-1}>
      {isSlow ? messages.loadingSlowly : `${messages.loading}…`}
    </p>
    <div class="skeleton" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  </div>
);
