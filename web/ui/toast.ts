/** Shows a toast. The unstyled build, since the other puts a style element in the page, which the CSP forbids. */
export { toast } from 'react-toastify/unstyled';
