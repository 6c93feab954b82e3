import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

interface Props<Item> {
  id: string;
  legend: string;
  /** What one is called, as in `type`. */
  item: string;
  fresh: Item;
  items: readonly Item[];
  nameOf(item: Item): string;
  onItems(items: readonly Item[]): void;
  onSettle(): void;
  children: (item: Item, put: (item: Item) => void) => ComponentChildren;
}

/** A list whose items are edited in place, moved up and down, added and taken out. */
export function ListControl<Item>(props: Props<Item>) {
  const { id, legend, item, fresh, items, nameOf, onItems, onSettle, children } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const take = (next: readonly Item[]) => {
    onItems(next);
    onSettle();
  };
  const moveUp = (index: number) => {
    take(moved(items, index));
    // With the item, since the places of the list stay where they are.
    const place = list.current?.querySelectorAll("li")[index - 1];
    place?.querySelector<HTMLElement>("[data-move]:enabled, [data-take]")?.focus();
  };
  const takeOut = (index: number) => {
    take(items.toSpliced(index, 1));
    // The button goes with the last of the list.
    list.current?.focus();
  };
  return (
    <fieldset class="list" id={id} tabIndex={-1} ref={list}>
      <legend>{legend}</legend>
      <ol>
        {items.map((one, index) => {
          const name = nameOf(one) || `${item} ${index + 1}`;
          return (
            <li key={index}>
              <div class="list-item" role="group" aria-label={name}>
                {children(one, (next) => onItems(items.with(index, next)))}
                <p class="list-actions">
                  <button
                    type="button"
                    class="plain"
                    data-move
                    disabled={index === 0}
                    onClick={() => moveUp(index)}
                  >
                    Move up<span class="unseen"> {name}</span>
                  </button>
                  <button type="button" class="plain" data-take onClick={() => takeOut(index)}>
                    Take out<span class="unseen"> {name}</span>
                  </button>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <button type="button" class="second" onClick={() => take([...items, fresh])}>
        Add a {item}
      </button>
    </fieldset>
  );
}

const moved = <Item,>(items: readonly Item[], index: number) =>
  items.toSpliced(index - 1, 2, items[index] as Item, items[index - 1] as Item);
