/* Read by the C compiler before every file: what is called only when something has gone wrong. Branches that lead
   there count as unlikely; mypyc says so for some of them, but not where an index is out of range.
   Asking whether something has gone wrong changes nothing: what was read before need not be read again. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *) __attribute__((cold));
PyAPI_FUNC(void) PyErr_SetNone(PyObject *) __attribute__((cold));
PyAPI_FUNC(void) PyErr_SetString(PyObject *, const char *) __attribute__((cold));
PyAPI_FUNC(PyObject *) PyErr_Occurred(void) __attribute__((cold, pure));
