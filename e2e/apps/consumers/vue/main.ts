import "@web-scheduler/widget/define";
import { createApp } from "vue";
// @ts-expect-error: tsc does not read .vue files.
import Booking from "./Booking.vue";

createApp(Booking).mount("#app");
