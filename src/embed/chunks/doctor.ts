/** A check of the page for its owner. Loaded when it is asked for, and on loopback. */

export { doctor, doctorOnHash, explain, formFindings, pageFindings } from "../../doctor/doctor.ts";
