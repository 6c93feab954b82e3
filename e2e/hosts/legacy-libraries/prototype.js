// @ts-nocheck
// Replaces built-ins like Prototype 1.6.0, 1.6.1 or 1.7, which have no npm package. The query of
// the script's URL is the version.
(() => {
  const version = document.currentScript.src.split("?")[1];
  const quoted = (text) => `"${text}"`;

  const bind = function (context, ...args) {
    if (arguments.length < 2 && context === undefined) return this;
    return (...values) => this.apply(context, args.concat(values));
  };
  Function.prototype.bind = bind;
  Function.prototype.curry = function (...args) {
    const method = this;
    return function (...values) {
      return method.apply(this, args.concat(values));
    };
  };
  Function.prototype.wrap = function (wrapper) {
    const method = this;
    return function (...values) {
      return wrapper.apply(this, [method.bind(this)].concat(values));
    };
  };

  function toArray(list) {
    if (!list) return [];
    if (list.toArray) return list.toArray();
    let length = list.length || 0;
    const results = new Array(length);
    while (length--) results[length] = list[length];
    return results;
  }
  window.$A = toArray;
  window.$ = (id) => document.getElementById(id);
  Array.from = toArray;

  const each = function (iterator) {
    for (let index = 0; index < this.length; index++) iterator(this[index], index);
    return this;
  };
  const select = function (iterator, context) {
    const found = [];
    each.call(this, (value, index) => {
      if (iterator.call(context, value, index)) found.push(value);
    });
    return found;
  };
  const collect = function (iterator = (value) => value, context = undefined) {
    const results = [];
    each.call(this, (value, index) => results.push(iterator.call(context, value, index)));
    return results;
  };
  const methods = {
    each,
    find(iterator, context) {
      return select.call(this, iterator, context)[0];
    },
    select,
    filter: select,
    collect,
    map: collect,
    every(iterator = (value) => value, context = undefined) {
      return select.call(this, iterator, context).length === this.length;
    },
    some(iterator = (value) => value, context = undefined) {
      return select.call(this, iterator, context).length > 0;
    },
    inject(memo, iterator) {
      let result = memo;
      each.call(this, (value, index) => {
        result = iterator(result, value, index);
      });
      return result;
    },
    reverse(inline) {
      const list = inline === false ? this.slice() : this;
      for (let low = 0, high = list.length - 1; low < high; low++, high--) {
        [list[low], list[high]] = [list[high], list[low]];
      }
      return list;
    },
    entries() {
      return this.slice();
    },
    toArray() {
      return this.slice();
    },
    clone() {
      return this.slice();
    },
    clear() {
      this.length = 0;
      return this;
    },
    first() {
      return this[0];
    },
    last() {
      return this[this.length - 1];
    },
    compact() {
      return select.call(this, (value) => value != null);
    },
    without(...values) {
      return select.call(this, (value) => values.indexOf(value) < 0);
    },
    size() {
      return this.length;
    },
    inspect() {
      return `[${this.join(", ")}]`;
    },
  };
  if (version === "1.6.0") {
    methods.reduce = function () {
      return this.length > 1 ? this : this[0];
    };
  }
  if (version !== "1.7") {
    methods.toJSON = function () {
      return `[${collect.call(this, Object.toJSON).join(", ")}]`;
    };
    String.prototype.toJSON = function () {
      return quoted(this);
    };
    Number.prototype.toJSON = function () {
      return String(this);
    };
    Date.prototype.toJSON = function () {
      return quoted(this.toISOString());
    };
    const keys = (object) => {
      const found = [];
      for (const key in object) found.push(key);
      return found;
    };
    Object.keys = keys;
    Object.values = (object) => keys(object).map((key) => object[key]);
  }
  Object.toJSON = (value) => {
    if (value === null || typeof value !== "object")
      return value === undefined ? undefined : (value.toJSON?.() ?? String(value));
    if (value.toJSON) return value.toJSON();
    const parts = [];
    for (const key in value) parts.push(`${quoted(key)}: ${Object.toJSON(value[key])}`);
    return `{${parts.join(", ")}}`;
  };
  Object.extend = (target, source) => {
    for (const name in source) target[name] = source[name];
    return target;
  };
  Object.extend(Array.prototype, methods);
  Object.extend(String.prototype, {
    startsWith(text) {
      return this.indexOf(text) === 0;
    },
    endsWith(text) {
      const at = this.length - text.length;
      return at >= 0 && this.lastIndexOf(text) === at;
    },
    sub(pattern, replacement) {
      return this.replace(pattern, replacement);
    },
    strip() {
      return this.replace(/^\s+/, "").replace(/\s+$/, "");
    },
    blank() {
      return /^\s*$/.test(this);
    },
    times(count) {
      return count < 1 ? "" : new Array(count + 1).join(this);
    },
  });
  Number.prototype.toPaddedString = function (length) {
    return "0".times(length - String(this).length) + this;
  };

  const NativeElement = window.Element;
  window.Element = (name) => document.createElement(name);
  Object.extend(window.Element, NativeElement);
  window.Element.prototype = NativeElement.prototype;
  Object.extend(HTMLElement.prototype, {
    update(content) {
      this.innerHTML = content;
      return this;
    },
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    visible() {
      return this.style.display !== "none";
    },
    hide() {
      this.style.display = "none";
      return this;
    },
    empty() {
      return this.innerHTML.blank();
    },
    match(selector) {
      return this.matches(selector);
    },
    observe(name, handler) {
      this.addEventListener(name, handler, false);
      return this;
    },
  });
  window.Prototype = { Version: version };
  window.Ajax = { Request() {}, activeRequestCount: 0 };
  window.Hash = function Hash(object) {
    this._object = object;
  };
})();
