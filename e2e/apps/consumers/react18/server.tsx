import { renderToString } from "react-dom/server";
import { Booking } from "./Booking.js";

/** The page's markup, as a server renders it. */
export const render = () => renderToString(<Booking search="?id=1&api=https://api.example" />);
