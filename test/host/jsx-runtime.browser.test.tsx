import { render, screen } from "@testing-library/preact";
import { expect, onTestFinished, test, vi } from "vitest";
import { onContained } from "../../src/host/contain.ts";

const Button = ({ onClick }: { onClick(): string }) => <button type="button" onClick={onClick} />;

test("what a listener of an element throws does not reach the page; a component's is called as it is", () => {
  const [contained, uncaught] = [vi.fn(), vi.fn()];
  onTestFinished(onContained(contained));
  window.addEventListener("error", uncaught);
  onTestFinished(() => window.removeEventListener("error", uncaught));
  const error = new Error("The page has replaced something.");
  const onClick = () => {
    throw error;
  };
  const element = <Button onClick={onClick} />;
  expect(element.props.onClick).toBe(onClick);
  render(element);
  screen.getByRole("button").click();
  expect(contained).toHaveBeenCalledExactlyOnceWith(error);
  expect(uncaught).not.toHaveBeenCalled();
});
