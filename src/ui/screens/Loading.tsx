import type { View } from "../view.ts";

/** Stands in for the form while its record is on the way. */
export const Loading = ({ view: { messages }, slow }: { view: View; slow: boolean }) => (
  <div class="screen loading">
    <p class="title" tabIndex={-1}>
      {slow ? messages.loadingSlowly : `${messages.loading}…`}
    </p>
    <div class="bones" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  </div>
);
