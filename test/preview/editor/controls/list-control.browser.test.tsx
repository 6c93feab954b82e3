import { effect, signal } from "@preact/signals-core";
import { render } from "preact";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ListControl } from "../../../../src/preview/editor/controls/ListControl.tsx";

/** A list of words; drawn anew at each change, as the page does. */
function drawn(...words: string[]) {
  const items = signal<readonly string[]>(words);
  const place = document.body.appendChild(document.createElement("div"));
  const stop = effect(() =>
    render(
      <ListControl
        id="list"
        legend="Words"
        item="word"
        fresh=""
        items={items.value}
        nameOf={(word) => word}
        onItems={(next) => {
          items.value = next;
        }}
        onSettle={() => {}}
      >
        {(word, put) => (
          <label>
            Word
            <input value={word} onInput={({ currentTarget }) => put(currentTarget.value)} />
          </label>
        )}
      </ListControl>,
      place,
    ),
  );
  onTestFinished(() => {
    stop();
    render(null, place);
    place.remove();
  });
  return () => items.value;
}

const press = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));

test("an item is edited in its place, found by its name", async () => {
  const items = drawn("one", "two");
  await userEvent.fill(page.getByRole("group", { name: "two" }).getByLabelText("Word"), "deux");
  expect(items()).toEqual(["one", "deux"]);
});

test("an item moves up, and the focus goes with it", async () => {
  const items = drawn("one", "two", "three");
  await press("Move up three");
  expect(items()).toEqual(["one", "three", "two"]);
  expect(document.activeElement?.textContent).toBe("Move up three");
  await userEvent.keyboard("{Enter}");
  expect(items()).toEqual(["three", "one", "two"]);
  expect(document.activeElement?.textContent).toBe("Take out three");
});

test("an item is taken out, and the focus is on the list", async () => {
  const items = drawn("one", "two");
  await press("Take out two");
  expect(items()).toEqual(["one"]);
  expect(document.activeElement?.id).toBe("list");
  await press("Take out one");
  expect(items()).toEqual([]);
  expect(document.activeElement?.id).toBe("list");
});

test("one without a name is called by its number", async () => {
  const items = drawn("one");
  await press("Add a word");
  expect(items()).toEqual(["one", ""]);
  await expect.element(page.getByRole("group", { name: "word 2" })).toBeVisible();
});
