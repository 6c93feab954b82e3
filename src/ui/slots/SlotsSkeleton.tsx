/** A work week with four times a day. */
export const ColumnsSkeleton = () => (
  <div class="columns" aria-hidden="true">
    {Array.from({ length: 5 }, (_, day) => (
      <div key={day} class="column">
        <div class="column-title">
          <i />
        </div>
        <i />
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
);

/** A day that is open, with four times in one part of it, and four days that are not. */
export const DaysSkeleton = () => (
  <div class="days" aria-hidden="true">
    <i />
    <div class="day-parts">
      <div>
        <i />
        <div class="times">
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
    </div>
    <i />
    <i />
    <i />
    <i />
  </div>
);
