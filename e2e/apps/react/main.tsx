import { define, mount } from "@web-scheduler/widget";
import type {} from "@web-scheduler/widget/react";
import { StrictMode, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Link, Outlet, RouterProvider } from "react-router";

define();

const submitUrl = `${API}/dev/booking-requests/`;

function Practice() {
  return (
    <>
      <nav>
        <Link to="/">Home</Link> <Link to="/book">Book</Link> <Link to="/mounted">Mounted</Link>
      </nav>
      <Outlet />
    </>
  );
}

function Book() {
  const [sent, setSent] = useState("");
  const [level, setLevel] = useState<2 | 3>(2);
  return (
    <main>
      <button type="button" onClick={() => setLevel(3)}>
        Render again
      </button>
      <p>{sent && `Thank you, ${sent}`}</p>
      <web-scheduler
        location-id={LOCATION_ID}
        base-url={API}
        submit-url={submitUrl}
        heading-level={2}
        prefill={{ insurance: "None" }}
        onweb-scheduler-sent={(event) => setSent(event.detail.requestId)}
        data-level={level}
      >
        <a href="tel:+12025550143">Call us to book</a>
      </web-scheduler>
    </main>
  );
}

function Mounted() {
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!container.current) return;
    const form = mount(container.current, { locationId: LOCATION_ID, baseUrl: API, submitUrl });
    return () => form.destroy();
  }, []);
  return <main ref={container} />;
}

const router = createBrowserRouter([
  {
    element: <Practice />,
    children: [
      { path: "/", element: <h1>Welcome</h1> },
      { path: "/book", element: <Book /> },
      { path: "/mounted", element: <Mounted /> },
    ],
  },
]);

createRoot(document.querySelector("#app") as Element).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
