const BUDDHIST_AHEAD = 543;
const HEBREW_AHEAD = 3760;
const ISLAMIC_EPOCH = 621;
const LUNAR_YEARS = 33 / 32;

/**
 * Whether a year that nobody alive was born in is one that somebody was, as another calendar in
 * use counts it: the Buddhist (2543), the Hebrew (5760), the Islamic (1445) or the Persian (1403).
 */
export function isOtherCalendar(year: number, thisYear: number, oldestAge: number): boolean {
  const ahead = [BUDDHIST_AHEAD, HEBREW_AHEAD].some(
    (years) => year - years <= thisYear + 1 && year - years >= thisYear - oldestAge,
  );
  // Persian years are those of the sun, Islamic ones those of the moon: shorter, so more of them.
  const earliest = thisYear - oldestAge - ISLAMIC_EPOCH - 1;
  const latest = (thisYear + 1 - ISLAMIC_EPOCH) * LUNAR_YEARS;
  return ahead || (year >= earliest && year <= latest);
}
