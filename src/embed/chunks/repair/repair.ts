// With zod, which only an invalid record needs.
export { repairLocationRecord } from "../../../contract/location-record/repair-location-record.ts";
