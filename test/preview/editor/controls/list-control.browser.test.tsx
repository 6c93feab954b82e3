import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ListControl } from "../../../../src/preview/editor/controls/ListControl.tsx";
import { renderPreview } from "../../preview-fixture.tsx";

function renderList(...words: string[]) {
  const items = signal<readonly string[]>(words);
  const set = (next: readonly string[]) => {
    items.value = next;
  };
  const Words = () => (
    <ListControl
      id="list"
      setting={{ label: "Words" }}
      itemName="word"
      newItem=""
      items={items.value}
      nameOf={(word) => word}
      type={set}
      choose={set}
    >
      {(word, update) => (
        <label>
          Word
          <input value={word} onInput={({ currentTarget }) => update(currentTarget.value)} />
        </label>
      )}
    </ListControl>
  );
  renderPreview(<Words />);
  return () => items.value;
}

const click = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));

test("an item can be found by its name and edited", async () => {
  const items = renderList("one", "two");
  await userEvent.fill(page.getByRole("group", { name: "two" }).getByLabelText("Word"), "deux");
  expect(items()).toEqual(["one", "deux"]);
});

test("moving an item up keeps the focus on it", async () => {
  const items = renderList("one", "two", "three");
  await click("Move up three");
  expect(items()).toEqual(["one", "three", "two"]);
  expect(document.activeElement?.textContent).toBe("Move up three");
  await userEvent.keyboard("{Enter}");
  expect(items()).toEqual(["three", "one", "two"]);
  expect(document.activeElement?.textContent).toBe("Remove three");
});

test("removing an item focuses the list", async () => {
  const items = renderList("one", "two");
  await click("Remove two");
  expect(items()).toEqual(["one"]);
  expect(document.activeElement?.id).toBe("list");
  await click("Remove one");
  expect(items()).toEqual([]);
  expect(document.activeElement?.id).toBe("list");
});

test("an item without a name is labeled with its number", async () => {
  const items = renderList("one");
  await click("Add a word");
  expect(items()).toEqual(["one", ""]);
  await expect.element(page.getByRole("group", { name: "word 2" })).toBeVisible();
});
