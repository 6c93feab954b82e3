// On the page that tests the connection: shows the doctor's panel, which names each problem and its cure.
addEventListener("load", () => {
  /** @type {any} */ (window).WebScheduler?.doctor();
});
