// @ts-nocheck
// Replaces built-ins like MooTools 1.2 or 1.4 (with its compatibility layer), which have no npm
// package. The query of the script's URL is the version.
(() => {
  const version = document.currentScript.src.split("?")[1];
  const list = (value) => (Array.isArray(value) ? value : [value]);

  Function.prototype.extend = function (properties) {
    for (const name in properties) this[name] = properties[name];
    return this;
  };
  Function.prototype.implement = function (properties) {
    for (const name in properties) this.prototype[name] = properties[name];
    return this;
  };
  // Takes one array of arguments; if there is one, ignores the arguments of the later call.
  Function.prototype.bind = function (self, values) {
    const method = this;
    return function () {
      return method.apply(self, values === undefined ? arguments : list(values));
    };
  };
  Function.prototype.pass = function (values, self) {
    return this.bind(self, values);
  };
  Function.prototype.attempt = function (values, self) {
    try {
      return this.apply(self, list(values));
    } catch {
      return null;
    }
  };
  Function.prototype.delay = function (ms, self, values) {
    return setTimeout(this.bind(self, values), ms);
  };

  Array.implement({
    contains(item) {
      return this.indexOf(item) !== -1;
    },
    include(item) {
      if (!this.contains(item)) this.push(item);
      return this;
    },
    erase(item) {
      for (let index = this.length; index--; ) if (this[index] === item) this.splice(index, 1);
      return this;
    },
    empty() {
      this.length = 0;
      return this;
    },
    flatten() {
      return this.flat(Number.POSITIVE_INFINITY);
    },
    clean() {
      return this.filter((item) => item != null);
    },
    each(callback, self) {
      for (let index = 0; index < this.length; index++)
        callback.call(self, this[index], index, this);
    },
    getLast() {
      return this.length ? this[this.length - 1] : null;
    },
    hexToRgb() {
      return null;
    },
    rgbToHex() {
      return null;
    },
    link() {
      return {};
    },
  });
  String.implement({
    test(pattern, flags) {
      return new RegExp(pattern, flags).test(this);
    },
    contains(text, separator) {
      return separator
        ? (separator + this + separator).indexOf(separator + text + separator) > -1
        : this.indexOf(text) > -1;
    },
    trim() {
      return this.replace(/^\s+|\s+$/g, "");
    },
    clean() {
      return this.replace(/\s+/g, " ").trim();
    },
    toInt(base) {
      return Number.parseInt(this, base || 10);
    },
  });
  Number.implement({
    limit(least, most) {
      return Math.min(most, Math.max(least, this));
    },
    times(callback) {
      for (let index = 0; index < this; index++) callback(index);
    },
  });
  if (version === "1.4") {
    Array.from = (item) =>
      item == null
        ? []
        : typeof item.length === "number" && typeof item !== "string"
          ? Array.prototype.slice.call(item)
          : [item];
    Object.values = (object) => {
      const values = [];
      for (const key in object) if (Object.hasOwn(object, key)) values.push(object[key]);
      return values;
    };
    String.from = (item) => `${item}`;
    Number.from = (item) => Number.parseFloat(item);
    Function.from = (item) => (typeof item === "function" ? item : () => item);
  }

  window.Window = function Window() {};
  window.Document = function Document() {};
  const NativeElement = window.Element;
  window.Element = function Element(tag) {
    return typeof tag === "string" ? document.createElement(tag) : tag;
  };
  window.Element.prototype = Object.create(NativeElement.prototype);
  for (const [name, method] of Object.entries({
    set(property, value) {
      this.setAttribute(property, value);
      return this;
    },
    get(property) {
      return this.getAttribute(property);
    },
    inject(where) {
      where.appendChild(this);
      return this;
    },
    dispose() {
      return this.parentNode ? this.parentNode.removeChild(this) : this;
    },
    destroy() {
      this.dispose();
      return null;
    },
    empty() {
      while (this.firstChild) this.removeChild(this.firstChild);
      return this;
    },
    addEvent(type, handler) {
      this.addEventListener(type, handler, false);
      return this;
    },
    getElement(selector) {
      return this.querySelector(selector);
    },
  })) {
    HTMLElement.prototype[name] = method;
  }
  window.Event = function Event(event) {
    const real = event || window.event;
    this.event = real;
    this.target = real.target;
    this.key = real.key;
  };
  window.Request = function Request(options) {
    this.options = options;
    this.xhr = new XMLHttpRequest();
  };
  window.Request.HTML = window.Request;
  window.Cookie = { read() {} };
  window.Class = function Class() {};
  window.Fx = {};
  window.$ = (id) => document.getElementById(id);
  window.$$ = (selector) => document.querySelectorAll(selector);
  window.MooTools = { version };
})();
