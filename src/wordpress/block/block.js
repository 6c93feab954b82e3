// The block in the editor: a preview of the form, which the server prints, and the sidebar.
(({ blockEditor, blocks, components, element, i18n }, site, createPanels) => {
  const { createElement, useEffect, useState } = element;
  const { __ } = i18n;

  const RELOAD_DELAY_MS = 500;

  /** Where the form is, if the page does not show it in its place. */
  const DIALOGS = {
    button: __("A floating button of the page opens this form.", "web-scheduler"),
    popup: __(
      "A link or button with the HTML attribute data-web-scheduler-open opens this form.",
      "web-scheduler",
    ),
  };

  /** @param {Record<string, unknown>} attributes */
  const previewUrl = (attributes) =>
    `${site.previewUrl}&attributes=${encodeURIComponent(JSON.stringify(attributes))}`;

  /**
   * The form in a frame, which cannot be clicked, so that a click selects the block.
   *
   * @param {{ attributes: Record<string, unknown> }} props
   */
  function Preview({ attributes }) {
    const url = previewUrl(attributes);
    const [shown, setShown] = useState(url);
    const [height, setHeight] = useState(400);
    useEffect(() => {
      const timer = setTimeout(() => setShown(url), RELOAD_DELAY_MS);
      return () => clearTimeout(timer);
    }, [url]);
    return createElement("iframe", {
      src: shown,
      title: __("Preview of the booking form", "web-scheduler"),
      tabIndex: -1,
      style: { display: "block", width: "100%", height, border: 0, pointerEvents: "none" },
      onLoad: (/** @type {{ currentTarget: HTMLIFrameElement }} */ { currentTarget }) => {
        // Null if the site has another origin than its administration.
        const page = currentTarget.contentDocument;
        const view = /** @type {any} */ (currentTarget.contentWindow);
        if (!page) return;
        const observer = new view.ResizeObserver(() =>
          setHeight(page.documentElement.offsetHeight),
        );
        observer.observe(page.documentElement);
      },
    });
  }

  /** What is missing before there can be a form. */
  function Missing(/** @type {any} */ { attributes, setAttributes }) {
    const settings =
      site.settingsUrl &&
      createElement(
        components.ExternalLink,
        { href: site.settingsUrl },
        __("Settings, Web Scheduler", "web-scheduler"),
      );
    return createElement(
      components.Placeholder,
      {
        icon: "calendar-alt",
        label: __("Booking form", "web-scheduler"),
        instructions: site.hasAddresses
          ? __("Which location is this form for?", "web-scheduler")
          : __(
              "The form needs the addresses that an administrator enters under Settings, Web Scheduler.",
              "web-scheduler",
            ),
      },
      createElement(
        "div",
        { style: { display: "grid", gap: 16, inlineSize: "100%" } },
        site.hasAddresses &&
          createElement(components.TextControl, {
            __nextHasNoMarginBottom: true,
            label: __("Location ID", "web-scheduler"),
            help: __(
              "The UUID of the practice’s location. The settings can have one for every form.",
              "web-scheduler",
            ),
            value: attributes.locationId,
            onChange: (/** @type {string} */ typed) => setAttributes({ locationId: typed.trim() }),
          }),
        settings,
      ),
    );
  }

  const isLocationId = (/** @type {string} */ id) =>
    /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(id);

  function Edit(/** @type {any} */ block) {
    const { attributes } = block;
    const isReady = site.hasAddresses && isLocationId(attributes.locationId || site.locationId);
    const dialog = DIALOGS[/** @type {keyof typeof DIALOGS} */ (attributes.mode)];
    return createElement(
      "div",
      blockEditor.useBlockProps(),
      createElement(
        blockEditor.InspectorControls,
        null,
        ...createPanels(block, {
          locationId: site.locationId,
          phone: site.phone,
          privacyUrl: site.privacyUrl,
        }),
      ),
      isReady && dialog && createElement("p", null, dialog),
      createElement(isReady ? Preview : Missing, { key: "form", ...block }),
    );
  }

  // The server renders the block.
  blocks.registerBlockType("web-scheduler/form", { edit: Edit, save: () => null });
})(
  /** @type {any} */ (window).wp,
  /** @type {any} */ (window).webSchedulerBlock,
  /** @type {any} */ (window).webSchedulerPanels,
);
