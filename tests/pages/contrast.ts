/** Returns a script that lists the texts of a page with a contrast below `least`, by WCAG 2: 4.5 is level AA. */
export const contrastsBelow = (least: number, within = 'body'): string => `(() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = parts(colour).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if ((parts(backgroundColor)[3] ?? 1) === 1) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const contrast = (element) => {
    const [dark, bright] = [light(getComputedStyle(element).color), light(behind(element))].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  return [...document.querySelector(${JSON.stringify(within)}).querySelectorAll('*')]
    .filter((element) => hasText(element) && element.checkVisibility())
    .map((element) => [element.textContent.trim(), contrast(element)])
    .filter(([, found]) => found < ${least});
})()`;
