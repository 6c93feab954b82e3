import { createRoot } from "react-dom/client";
import { Booking } from "./Booking.js";

const app = document.getElementById("app");
if (app) createRoot(app).render(<Booking search={location.search} />);
