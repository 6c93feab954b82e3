import type { ComponentChildren } from "preact";

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
  const take = (next: readonly Item[]) => {
    onItems(next);
    onSettle();
  };
  return (
    <fieldset class="list" id={id} tabIndex={-1}>
      <legend>{legend}</legend>
      <ol>
        {items.map((one, index) => {
          const name = nameOf(one) || `${item} ${index + 1}`;
          return (
            <li key={index}>
              {children(one, (next) => onItems(items.with(index, next)))}
              <p class="list-actions">
                <button
                  type="button"
                  class="plain"
                  disabled={index === 0}
                  onClick={() => take(moved(items, index))}
                >
                  Move up<span class="unseen"> {name}</span>
                </button>
                <button type="button" class="plain" onClick={() => take(items.toSpliced(index, 1))}>
                  Take out<span class="unseen"> {name}</span>
                </button>
              </p>
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
