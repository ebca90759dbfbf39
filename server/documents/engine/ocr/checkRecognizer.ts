import type { Recognizer } from '#server/kernel/ports/Recognizer';
import { parseHocr } from './parseHocr.ts';

const words = 'MOTION GRANTED';
const resolution = 300;

/** A small picture of two words, printed black on white. */
const picture = [
  'iVBORw0KGgoAAAANSUhEUgAAAh4AAABkAgMAAAC0i9FXAAAADFBMVEX///8JCQm7u7tra2sbete7AAAACXBIWXMAAAsSAAALEgHS3X78AAAGWE',
  'lEQVRoge2YsY8bRRTGv11rhdbWigY7DQXNKigo5QoKik0QZSQj+Xm3MBfTUZoiEkoBS/4CimxCkSJlZClKdTXmP6DIpqK4BgkJIdFcEyk69L03',
  'a/sc7+ZapPkK7539ZuY3b968ebOAl5eXl5eXl5eXl5eXl5eXl5eX1/9Lw/W6fVbAoLlbAeFa9ezGWn8cNSdq8AzADTUDEJ4XZ2FOS36t+pkf+n',
  'voGq/X6wf2qIbr9fppH0gioj1H+jwVWQCBqOapSFEhbES+p+EcQCay0XaZiPyTqyUxqZIfjSyBgciitk5u2WOV8vOHPpJMcj5SdhDL2Ug2WxDU',
  '/DIpqpsFgFroCDKBQ52EHDOVu+c04k8zfsZCnptSOZA8lR8v3sgKtVyIrHpdov1knGm2AOopgnkVC0YFUo5dr4BmSVT6olZsREWFkSwRyyZsFs',
  'ZGjwFCnmCO+gzNCvUyZrN0hbRA2HBCXYoNc8yV4XjJDMEUsQCPERX0AQnL1jCzlak572aJQCoOQQX2GPMxWOAxCJIsaYFghWi2nXQXiFvbCgNt',
  'Iwg4U+CagsTsOJm3hplGVKg9Zgaic+Yo+tOY/4ULPFSQwEBCA0FT9oGoZ79mjxwzlDzIFeS6jq8d2Hj8K7XZ66CJgQwsyiLjGStjiScKMjAQOJ',
  'Bs3gNyjxbhV1IhUrNmFXNU4D0FYdyQDvE92YIkugyxgZh7kBrPNXVcid8VJHQg/xqI89pxkC/ZafCdVDYmxlMH8r6C1FOjQ3xHw04bpYo8MBAY',
  'yLVGg23SzPZA4EC2ns27Qe5wovE3UmGsK5gtQi4YMFQQ676eIr7FaDWQsW2UFkRNHo4VeZJxYiU+sqbVJRDnvOMgtzjR5Dep3OQztiCIxag1HZ',
  'eIb9Pp6W7TAGf7HvmDWwuYaKzYBiCgWnzsQNBMu0G+oLvSn6Ryk9dI2YIwOswFcV7PWpBtf3sxUqY61CTmvwcgn7cgbgZHQW6zYUZ7czH37A7E',
  'bYlshjjPpAWRfRAzGUwt1ichHXcA8mEL4tb0KEjO6U0CqUIHIvsgLryyOeI8kU0L0uZq29eMgmCpux8TMFoPQJ5cCYTueqkg6uLkAESzQ0qQQF',
  'YG4pDdMJZZ+TOBJmC0XgYJFy2IBmAXCCkXgVSDFqQ6AlIgzul0BXGWNow7a6LNQE0nmtn2QS4uzq8Gks4RTt8BEhEE9WwfpBZZBvL3uZwpKqCr',
  'OEEgy0sgorWFgaR9IFGBYHUlkEz2QUZSVBzGCoNP3cAThDLt9EgvSCK2wO8GSWTjYkQtmwUCeeOS5cQl4QkYrQfBerWlCWSTbPaDtStG6PR9EJ',
  'Yu8sAF7kvNegqSFZ27phdkIHnETOz2wuGuybe7BqGU+7tmTJCqth25cKNM9BzuyiO9IJBVpvbHQAb7IKhn+3nEQOxoH1hxqSCBLLsya28eQTNl',
  'qL87s7Kg3M+sBhJZPiMIW07osGnXWdOX4nPU5UO1txPkMog70RxIIn9qo2YPxBYv1tq7UhA0swOQ9vR152oXSDZj+LdlgO6wHYidhDx9c/Z6Tx',
  'uZpYFYwET668ZAsqILpKeOj3OkhfboCiP93IHYHFiP5HS6fu9izkC4i4GUlSp9Q5BIDkFGBuIWugskkpUdGtZ9eQnEqgxWaHl7uWkrNAei0Zq1',
  '8yVI8BZItKt9e0BiYYqoXCWqzXcgSqc1K0FYCbQ7qwXRaH3cRgBBwrdArhuIxl8XCOu9jdpb5W+xtwVROl40FMQIXHZxIJwHXrXOfKREhyCPDK',
  'Rn9/JOELYQ7NEaGggnoJcdJeL2CQzEgs6B8Gyx+yZDR12zXc+2v5mC7MqHI4pWAO9RjHiWvxbdNnP1JK9/7JiGgAMZz9sUv7Ezx0C4y7Rhuc02',
  'apEsNKzSnhDRMV4x0JkmCrvqthfdjA3ThZ0tNsva+VHO9O6bsNm4UJfpvVVvqAjKbaQkcr8aNgv29WL74uCIhk1R4QO+ezhh0/vPFXrYyP32cy',
  'CvTwtn6HaHXlEvmhOEp2wWybenLEqGIqvnbIKQCM+leKovNUSkHOlj07MyfFfwGWKzuumqi0j/5TuQSl+FLJ0hkLh2I5HCXmBseBltuAyRyKLR',
  'PI9fNOdIqR2LyJTvR+72vqm5rBevj3z561+7v8P2j08uetab1ysvLy8vLy8vLy8vLy8vLy964D/JUG/ghrbdggAAAABJRU5ErkJggg==',
].join('');

/** Whether a recognizer reads a small image. Fails if it hangs or crashes. */
export async function checkRecognizer(
  recognizer: Recognizer,
): Promise<{ kind: Recognizer['kind']; name: string; works: boolean }> {
  const hocr = await recognizer.recognize({ png: Buffer.from(picture, 'base64'), resolution });
  const read = parseHocr(hocr).map((word) => word.text);
  return { kind: recognizer.kind, name: recognizer.name, works: read.join(' ') === words };
}
