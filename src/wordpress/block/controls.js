// The controls of the block's sidebar: one for each attribute of block.json.
(({ components, element, i18n }) => {
  const { createElement } = element;
  const { __ } = i18n;

  const text = (/** @type {string} */ label, /** @type {string} */ help = "", type = "text") => ({
    type: "text",
    label,
    help,
    input: type,
  });
  const select = (
    /** @type {string} */ label,
    /** @type {readonly (readonly [string, string])[]} */ choices,
    help = "",
  ) => ({
    type: "select",
    label,
    help,
    options: choices.map(([value, title]) => ({ value, label: title })),
  });
  const flag = (/** @type {string} */ label, help = "") => ({ type: "flag", label, help });

  /** Panels by title: the attributes' controls, by attribute. */
  const PANELS = [
    {
      title: __("Practice", "web-scheduler"),
      controls: {
        locationId: text(
          __("Location ID", "web-scheduler"),
          __("The UUID of the practice’s location. Empty: that of the settings.", "web-scheduler"),
        ),
        phone: text(
          __("Phone number", "web-scheduler"),
          __("Shown until the form is loaded: + and digits.", "web-scheduler"),
          "tel",
        ),
        privacyUrl: text(
          __("Privacy policy", "web-scheduler"),
          __(
            "A page of this site, or of an origin that an administrator has listed. Empty: that of the settings.",
            "web-scheduler",
          ),
          "url",
        ),
      },
    },
    {
      title: __("Form", "web-scheduler"),
      controls: {
        mode: select(
          __("Where", "web-scheduler"),
          [
            ["", __("In the page", "web-scheduler")],
            ["button", __("In a dialog, with a floating button", "web-scheduler")],
            ["popup", __("In a dialog, opened by a link of the page", "web-scheduler")],
          ],
          __(
            "A link or button of the page opens the dialog if it has the HTML attribute data-web-scheduler-open.",
            "web-scheduler",
          ),
        ),
        lang: select(__("Language", "web-scheduler"), [
          ["", __("The page’s language", "web-scheduler")],
          ["en", "English"],
          ["es", "Español"],
          ["ar", "العربية"],
          ["fr", "Français"],
          ["pt", "Português"],
          ["zh", "简体中文"],
          ["zh-Hant", "繁體中文"],
          ["vi", "Tiếng Việt"],
          ["ko", "한국어"],
          ["ru", "Русский"],
          ["tl", "Filipino"],
          ["ht", "Kreyòl ayisyen"],
        ]),
        languages: text(
          __("Languages that a patient can choose", "web-scheduler"),
          __("Their codes, separated by spaces, such as: en es. Empty: all.", "web-scheduler"),
        ),
        theme: select(__("Colors", "web-scheduler"), [
          ["", __("As the page", "web-scheduler")],
          ["light", __("Light", "web-scheduler")],
          ["dark", __("Dark", "web-scheduler")],
        ]),
        headingLevel: select(
          __("Level of the first heading", "web-scheduler"),
          [["", __("2 (usual)", "web-scheduler")], ..."123456".split("").map(twice)],
          __("One more than that of the heading above the form.", "web-scheduler"),
        ),
        ask: {
          type: "words",
          label: __("Further questions", "web-scheduler"),
          words: [
            ["new-patient", __("Is the patient new to the practice?", "web-scheduler")],
            ["for-whom", __("Whom is the appointment for?", "web-scheduler")],
            ["text-consent", __("May the practice send text messages?", "web-scheduler")],
          ],
        },
        askTimes: flag(
          __("Ask for days and times that suit the patient", "web-scheduler"),
          __("Not asked if the form offers available times.", "web-scheduler"),
        ),
      },
    },
    {
      title: __("Advanced", "web-scheduler"),
      initialOpen: false,
      controls: {
        attribution: select(__("Campaign parameters in a request", "web-scheduler"), [
          ["", __("Those of the page", "web-scheduler")],
          ["none", __("None", "web-scheduler")],
        ]),
        wipeAfterIdle: text(
          __("Clear the form after minutes without activity", "web-scheduler"),
          __("For a tablet at the front desk. Empty: never.", "web-scheduler"),
          "number",
        ),
      },
    },
  ];

  function twice(/** @type {string} */ value) {
    return /** @type {const} */ ([value, value]);
  }

  // Recent versions of WordPress add no margin below controls; older ones do without these options.
  const SPACING = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

  /** What a type of control is in WordPress: a value, how it is shown, and how a change is read. */
  const TYPES = {
    text: (/** @type {any} */ { control, value, onChange }) =>
      createElement(components.TextControl, {
        ...SPACING,
        label: control.label,
        help: control.help,
        type: control.input,
        placeholder: control.placeholder,
        value,
        onChange: (/** @type {string} */ typed) => onChange(typed.trim()),
      }),
    select: (/** @type {any} */ { control, value, onChange }) =>
      createElement(components.SelectControl, {
        ...SPACING,
        label: control.label,
        help: control.help,
        options: control.options,
        value,
        onChange,
      }),
    flag: (/** @type {any} */ { control, value, onChange }) =>
      createElement(components.ToggleControl, {
        __nextHasNoMarginBottom: true,
        label: control.label,
        help: control.help,
        checked: value === true,
        onChange,
      }),
    words: (/** @type {any} */ { control, value, onChange }) =>
      createElement(
        "fieldset",
        { style: { display: "grid", gap: 8 } },
        createElement("legend", { style: { marginBlockEnd: 8 } }, control.label),
        ...control.words.map((/** @type {[string, string]} */ [word, label]) =>
          createElement(components.CheckboxControl, {
            __nextHasNoMarginBottom: true,
            key: word,
            label,
            checked: value.split(" ").includes(word),
            onChange: (/** @type {boolean} */ isChecked) => {
              const others = value.split(" ").filter((/** @type {string} */ one) => one !== word);
              onChange([...others, isChecked ? word : ""].join(" ").trim());
            },
          }),
        ),
      ),
  };

  /**
   * The panels of the sidebar.
   *
   * @param {{ attributes: Record<string, unknown>, setAttributes(changed: object): void }} block
   * @param {Record<string, string>} placeholders what an empty text means
   */
  function createPanels({ attributes, setAttributes }, placeholders) {
    return PANELS.map(({ title, initialOpen = true, controls }) =>
      createElement(
        components.PanelBody,
        { key: title, title, initialOpen },
        createElement(
          "div",
          { style: { display: "grid", gap: 16 } },
          ...Object.entries(controls).map(([name, control]) =>
            createElement(TYPES[/** @type {keyof typeof TYPES} */ (control.type)], {
              key: name,
              control: { ...control, placeholder: placeholders[name] },
              value: attributes[name],
              onChange: (/** @type {unknown} */ value) => setAttributes({ [name]: value }),
            }),
          ),
        ),
      ),
    );
  }

  /** @type {any} */ (window).webSchedulerPanels = createPanels;
})(/** @type {any} */ (window).wp);
