export interface Inspection {
  problems: string[];
  screens: string[];
}

interface FuzzWindow {
  form: HTMLElement & { destroy(): void };
  ran: string[];
}

/** Runs in the page: replaces the form by a new one, and waits until it is shown. */
export async function mountForm(attributes: Record<string, string>): Promise<void> {
  const page = window as unknown as Partial<FuzzWindow>;
  page.form?.destroy();
  // Injected code calls `alert`.
  page.ran = [];
  window.alert = (text) => page.ran?.push(String(text));
  const form = document.createElement("web-scheduler") as FuzzWindow["form"];
  page.form = form;
  for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
  const shown = Promise.race(
    ["ready", "error"].map(
      (name) =>
        new Promise((resolve) => {
          form.addEventListener(`web-scheduler-${name}`, resolve, { once: true });
        }),
    ),
  );
  document.querySelector("#slot")?.append(form);
  await shown;
}

/** Runs in the page: inspects the screens after yes and no to the screener, and sends an empty form. */
export async function inspectForm(): Promise<Inspection> {
  const { form, ran } = window as unknown as FuzzWindow;
  const root = form.shadowRoot as ShadowRoot;
  const problems = new Set<string>();
  const screens = new Set<string>();
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  const STYLES = new Set([
    "scroll-margin-top",
    "--ws-done",
    "--ws-letters",
    "--ws-size",
    "font-family",
    "font-size",
  ]);
  const ELEMENTS = /^(?:script|iframe|object|embed|link|meta|base|style|form\[action\])$/;
  const URLS: Record<string, RegExp> = {
    href: /^(?:tel:\+?[0-9]{3,}$|#[\w-]+$)/,
    src: /^https?:\/\//,
  };

  function inspectScreen(): void {
    const screen = root.querySelector(".title")?.textContent ?? "no title";
    screens.add(screen);
    const report = (problem: string) => problems.add(`${screen}: ${problem}`.slice(0, 300));
    for (const element of root.querySelectorAll<HTMLElement>("*")) {
      if (ELEMENTS.test(element.localName)) report(`<${element.localName}>`);
      for (const { name, value } of element.attributes) {
        if (/^on|^srcdoc$|^action$|^formaction$/.test(name)) report(`${name}="${value}"`);
        if (name in URLS && !URLS[name]?.test(value)) report(`${name}="${value}"`);
      }
      for (const name of element.style ?? []) {
        if (!STYLES.has(name)) report(`style ${name}: ${element.style.getPropertyValue(name)}`);
        else if (/url|[;{}<]/.test(element.style.getPropertyValue(name))) report(`style ${name}`);
      }
    }
    if (!root.querySelector('a[href^="tel:"]')) report("no way to call");
    if (document.documentElement.scrollWidth > window.innerWidth) report("wider than the page");
    if (getComputedStyle(form).position === "fixed") report("fixed");
    for (const text of ran) report(`ran ${text}`);
  }

  const find = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  for (let step = 0; step < 4; step += 1) {
    await frame();
    inspectScreen();
    const answer = step === 0 ? 0 : -1;
    find('input[type="radio"]').at(answer)?.click();
    const row = find("form .rows .row").at(answer);
    const others = 'button[type="submit"], .actions button[part~=secondary], .card > .line';
    const next = row ?? find(others)[0];
    if (!next) break;
    const title = root.querySelector(".title");
    next.click();
    // A row goes on a moment after it was pressed.
    for (let left = row ? 60 : 0; left > 0 && root.querySelector(".title") === title; left -= 1) {
      await frame();
    }
  }
  await frame();
  inspectScreen();
  return { problems: [...problems], screens: [...screens] };
}

/** Runs in the page: does to the form what {@link inspectForm} should report. */
export function tamper(): void {
  const { form } = window as unknown as FuzzWindow;
  const root = form.shadowRoot as ShadowRoot;
  for (const link of root.querySelectorAll('a[href^="tel:"]')) link.removeAttribute("href");
  root.innerHTML += `<p style="position: fixed"></p><a href="javascript:alert(1)"></a><img src="data:,"
    onerror="alert(1)"><iframe></iframe><div style="width: 3000px; height: 1px"></div>`;
}
