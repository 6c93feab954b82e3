import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Booking } from "./Booking.js";

const app = document.getElementById("app");
if (app) {
  createRoot(app).render(
    <StrictMode>
      <Booking search={location.search} />
    </StrictMode>,
  );
}
