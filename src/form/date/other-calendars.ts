const BUDDHIST_OFFSET = 543;
const HEBREW_OFFSET = 3760;
const HIJRI_OFFSET = 621;
const LUNAR_YEARS_PER_SOLAR_YEAR = 33 / 32;

/**
 * Whether a year that is out of range is a plausible year of birth in another calendar: Buddhist
 * (2543), Hebrew (5760), Islamic (1445) or Persian (1403).
 */
export function isOtherCalendar(year: number, thisYear: number, maxAge: number): boolean {
  const isBuddhistOrHebrew = [BUDDHIST_OFFSET, HEBREW_OFFSET].some(
    (offset) => year - offset <= thisYear + 1 && year - offset >= thisYear - maxAge,
  );
  // Both Hijri calendars start in 622. Persian years are solar, Islamic years lunar and shorter.
  const earliest = thisYear - maxAge - HIJRI_OFFSET - 1;
  const latest = (thisYear + 1 - HIJRI_OFFSET) * LUNAR_YEARS_PER_SOLAR_YEAR;
  return isBuddhistOrHebrew || (year >= earliest && year <= latest);
}
